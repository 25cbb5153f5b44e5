/** `npm run deploy -- …`: the arguments are passed to `cdk deploy`, such as `-c name=value` and `--profile`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BedrockClient, type InferenceProfileSummary, paginateListInferenceProfiles } from '@aws-sdk/client-bedrock';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { bedrock } from '../../lambdas/adapters/bedrock/client.ts';
import { modelSettings } from '../../lambdas/runtime/model/model-settings.ts';
import { readArguments } from './arguments.ts';
import { credentialAdvice } from './credentials.ts';
import { deploy } from './deploy.ts';
import { checkModel } from './model-check.ts';
import { publishAndCheck } from './publish-and-check.ts';
import { isFirstDeployment } from './stack-state.ts';
import { synthesizedModels } from './synthesized.ts';
import { tryModel } from './trial-call.ts';

const root = path.resolve(import.meta.dirname, '../..');
const cdkProgram = createRequire(import.meta.url).resolve('aws-cdk/bin/cdk');

/** Runs a Node program in this terminal. Throws when it fails. */
const node = async (file: string, args: readonly string[] = []): Promise<void> => {
  const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${path.basename(file)} ${args.join(' ')} failed.`);
};

const profiles = async (): Promise<readonly InferenceProfileSummary[]> => {
  const found: InferenceProfileSummary[] = [];
  for await (const page of paginateListInferenceProfiles({ client: new BedrockClient() }, {}))
    found.push(...(page.inferenceProfileSummaries ?? []));
  return found;
};

/** Sets profile and region in the environment, for all later steps including cdk. */
const enterAccount = async (profile: string | undefined): Promise<string> => {
  if (profile !== undefined) process.env['AWS_PROFILE'] = profile;
  const named = process.env['AWS_REGION'] || process.env['AWS_DEFAULT_REGION'];
  // The same default as cdk.
  const region = named || (await new CloudFormationClient().config.region().catch(() => 'us-east-1'));
  process.env['AWS_REGION'] = region;
  return region;
};

const run = async (argv: readonly string[]): Promise<boolean> => {
  const region = await enterAccount(readArguments(argv).profile);
  return deploy(argv, {
    build: async () => {
      await node('infra/build/bundle.ts');
      await node('web/build.ts');
    },
    cdk: (args) => node(cdkProgram, args),
    isFirst: () => isFirstDeployment(),
    tryModel: async () => {
      for (const { name, id, regions, environment } of synthesizedModels()) {
        Object.assign(process.env, environment);
        await tryModel(bedrock(), modelSettings(name), region);
        checkModel({ ModelId: id, ModelRegions: regions }, regions === '' ? [] : await profiles());
        console.log(`✓ the model ${id} answers in ${region}, in the form that it is asked for`);
      }
    },
    publish: publishAndCheck,
    say: console.log,
  });
};

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const advice = credentialAdvice[name];
  console.error(advice === undefined ? message : `${message}\n\n${advice}`);
  process.exitCode = 1;
}
