import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundleFolder } from '../infra/build/bundle.ts';
import { installationOptions, isOnAws } from './lib/installation-options.ts';
import { builtFunctions } from './stack/functions.ts';
import { engineModel } from './stack/model/engine-model.ts';
import { startStack } from './stack/start.ts';
import { deployed } from './verify/deployed.ts';
import { embedded } from './verify/embedded.ts';
import { verify } from './verify/verify.ts';

const usage = `npm run verify
npm run verify -- --deployed [--profile NAME]

Tries a whole installation as a learner would, with an account that is deleted again.
  (nothing)    the functions as they are built, on the embedded stack, in a folder that is thrown away
  --deployed   the stack that npm run deploy last deployed, with your AWS credentials
  --profile    of your AWS configuration; implies --deployed`;

const root = path.resolve(import.meta.dirname, '..');

const build = async (program: string): Promise<void> => {
  const child = spawn(process.execPath, [program], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${program} failed.`);
};

const built = async () => {
  for (const program of ['infra/build/bundle.ts', 'web/build.ts']) await build(program);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'verify-'));
  const stack = await startStack({
    dataDir,
    port: 0,
    site: 'built',
    model: engineModel({ delayMs: 0 }),
    functions: builtFunctions(bundleFolder),
    confirm: true,
  });
  const installation = await embedded(stack, dataDir);
  const close = async () => {
    await installation.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...installation, close };
};

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: installationOptions,
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const onAws = isOnAws(values);
  const installation = onAws ? deployed(values.profile) : await built();
  // A model writes for a minute; a deletion looks again after one.
  const ms = onAws ? 300_000 : 90_000;
  const waits = { lesson: ms, export: ms, plan: ms, deletion: ms, pause: onAws ? 2_000 : 50 };
  try {
    return (await verify(installation, { out: process.stdout, waits })) ? 0 : 1;
  } finally {
    await installation.close();
  }
};

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
