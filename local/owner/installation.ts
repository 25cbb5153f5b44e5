import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { parseOutputs } from '../../infra/outputs.ts';
import { tableOf } from '../../lambdas/store/table.ts';
import { engineModel } from '../stack/engine-model.ts';
import { announced, type Running, reach } from '../stack/running.ts';
import { accessKeyId, region, secretAccessKey, tableName } from '../stack/settings.ts';
import { startStack } from '../stack/start.ts';

/** Where people and their records are. */
export interface Installation {
  readonly table: ReturnType<typeof tableOf>;
  readonly identity: CognitoIdentityProviderClient;
  readonly userPoolId: string;
  readonly close: () => Promise<void>;
}

const outputsFile = path.resolve(import.meta.dirname, '../../cdk.out/outputs.json');

/** The stack that `npm run deploy` last deployed, with the caller's own AWS credentials. */
export const deployed = (): Installation => {
  const { TableName, SiteConfig } = parseOutputs(readFileSync(outputsFile, 'utf8'));
  const client = { region: SiteConfig.region };
  return {
    table: tableOf(new DynamoDBClient(client), TableName),
    identity: new CognitoIdentityProviderClient(client),
    userPoolId: SiteConfig.userPoolId,
    close: async () => undefined,
  };
};

const at = ({ dynamodb, identity, userPoolId }: Running, close: () => Promise<void>): Installation => {
  const client = { region, credentials: { accessKeyId, secretAccessKey } };
  return {
    table: tableOf(new DynamoDBClient({ ...client, endpoint: dynamodb }), tableName),
    identity: new CognitoIdentityProviderClient({ ...client, endpoint: identity }),
    userPoolId,
    close,
  };
};

const answers = async ({ dynamodb }: Running): Promise<boolean> =>
  fetch(dynamodb).then(
    () => true,
    () => false,
  );

/** What runs on a folder, or else the same stack without a site, until what follows from a change is done. */
export const embedded = async (dataDir: string): Promise<Installation> => {
  const running = announced(dataDir);
  if (running && (await answers(running))) return at(running, async () => undefined);
  const stack = await startStack({ dataDir, port: 0, site: 'none', model: engineModel({ delayMs: 0 }) });
  return at(reach(stack), async () => {
    await stack.stream.caughtUp();
    await stack.close();
  });
};
