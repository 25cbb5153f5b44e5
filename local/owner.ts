import { parseArgs } from 'node:util';
import { grantOwner } from './owner/grant-owner.ts';
import { deployed, embedded } from './owner/installation.ts';
import { startFailure } from './stack/process/start-failure.ts';
import { whichFolder } from './stack/process/which-folder.ts';

const usage = `npm run owner -- EMAIL [--data .data]
npm run owner -- EMAIL --deployed

Makes somebody who has signed up an owner, who can then give roles to others under /admin/members.
  --data       the folder of the installation on this computer, running or not (the one that runs, or .data)
  --deployed   the stack that npm run deploy last deployed, with your AWS credentials`;

const messages = {
  made: (email: string) => `${email} is an owner now.`,
  already: (email: string) => `${email} is an owner already.`,
  unknown: (email: string) => `Nobody has signed up as ${email}.`,
};

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string' }, deployed: { type: 'boolean', default: false } },
  });
  const [email, ...rest] = positionals;
  if (email === undefined || rest.length > 0) {
    console.error(`Name one address.\n\n${usage}`);
    return 1;
  }
  const installation = values.deployed ? deployed() : await embedded(await whichFolder(values.data));
  try {
    const outcome = await grantOwner(installation, email, Date.now());
    console.log(messages[outcome](email));
    return outcome === 'unknown' ? 1 : 0;
  } finally {
    await installation.close();
  }
};

try {
  process.exitCode = await run();
} catch (error) {
  console.error(
    startFailure(error, { dataDir: 'The data folder', port: 0 }) ?? (error instanceof Error ? error.message : error),
  );
  process.exitCode = 1;
}
