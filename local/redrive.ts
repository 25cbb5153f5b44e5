import { parseArgs } from 'node:util';
import { installationOptions, isOnAws } from './lib/installation-options.ts';
import { deployed, embedded } from './redrive/installation.ts';
import { redrive } from './redrive/redrive.ts';
import { startFailure } from './stack/process/start-failure.ts';
import { whichFolder } from './stack/process/which-folder.ts';

const usage = `npm run redrive -- [--data .data]
npm run redrive -- --deployed [--profile NAME]

Hands what lies in the dead-letter queues to its functions once more; what succeeds leaves its queue.
  --data       the folder of the installation on this computer, running or not (the one that runs, or .data)
  --deployed   the stack that npm run deploy last deployed, with your AWS credentials
  --profile    of your AWS configuration; implies --deployed`;

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      ...installationOptions,
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const onAws = isOnAws(values);
  const installation = onAws ? deployed(values.profile) : await embedded(await whichFolder(values.data));
  try {
    let failures = 0;
    for (const queueUrl of installation.queueUrls) {
      const { done, failed } = await redrive(installation, queueUrl, console.log);
      console.log(`${queueUrl.split('/').at(-1)}: ${done} handed over, ${failed} failed`);
      failures += failed;
    }
    return failures > 0 ? 1 : 0;
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
