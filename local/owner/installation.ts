import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { parseOutputs } from '../../infra/outputs.ts';
import { tableOf } from '../../lambdas/store/table.ts';
import { reachOrStart } from '../stack/process/reach-or-start.ts';
import type { RunningInstallation } from '../stack/process/running.ts';
import { credentialsOf, type ServiceCredentials } from '../stack/secrets.ts';
import { region, tableName } from '../stack/settings.ts';

/** Table and user pool of an installation. */
export interface OwnerTarget {
  readonly table: ReturnType<typeof tableOf>;
  readonly identity: CognitoIdentityProviderClient;
  readonly userPoolId: string;
  readonly close: () => Promise<void>;
}

const outputsFile = path.resolve(import.meta.dirname, '../../cdk.out/outputs.json');

/** The stack that `npm run deploy` last deployed, with the caller's own AWS credentials. */
export const deployed = (): OwnerTarget => {
  const { TableName, SiteConfig } = parseOutputs(readFileSync(outputsFile, 'utf8'));
  const client = { region: SiteConfig.region };
  return {
    table: tableOf(new DynamoDBClient(client), TableName),
    identity: new CognitoIdentityProviderClient(client),
    userPoolId: SiteConfig.userPoolId,
    close: async () => undefined,
  };
};

const at = (
  { dynamodb, identity, userPoolId }: RunningInstallation,
  credentials: ServiceCredentials,
  close: () => Promise<void>,
): OwnerTarget => {
  const client = { region, credentials };
  return {
    table: tableOf(new DynamoDBClient({ ...client, endpoint: dynamodb }), tableName),
    identity: new CognitoIdentityProviderClient({ ...client, endpoint: identity }),
    userPoolId,
    close,
  };
};

/** The running installation of a folder; if none runs, a stack without a site, which closes after all stream records are processed. */
export const embedded = async (dataDir: string): Promise<OwnerTarget> => {
  const { running, close } = await reachOrStart(dataDir);
  return at(running, credentialsOf(dataDir), close);
};
