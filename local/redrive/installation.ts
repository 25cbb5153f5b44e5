import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { SQSClient } from '@aws-sdk/client-sqs';
import { parseOutputs } from '../../infra/outputs.ts';
import { reachOrStart } from '../stack/process/reach-or-start.ts';
import { credentialsOf } from '../stack/secrets.ts';
import { deadLetterQueues, region } from '../stack/settings.ts';
import type { Services } from './redrive.ts';

/** The queues of an installation, and the services that their messages need. */
export interface RedriveTarget extends Services {
  readonly queueUrls: readonly string[];
  readonly close: () => Promise<void>;
}

const outputsFile = path.resolve(import.meta.dirname, '../../cdk.out/outputs.json');

/** The stack that `npm run deploy` last deployed, by the AWS credentials of a profile or the usual ones. */
export const deployed = (profile: string | undefined): RedriveTarget => {
  const { DeadLetterQueues, SiteConfig } = parseOutputs(readFileSync(outputsFile, 'utf8'));
  const client = { region: SiteConfig.region, ...(profile === undefined ? {} : { profile }) };
  return {
    queues: new SQSClient(client),
    streams: new DynamoDBStreamsClient(client),
    functions: new LambdaClient(client),
    queueUrls: DeadLetterQueues.split(','),
    close: async () => undefined,
  };
};

/** The installation in a folder, running or not. */
export const embedded = async (dataDir: string): Promise<RedriveTarget> => {
  const { running, close } = await reachOrStart(dataDir);
  const client = { endpoint: running.services, region, credentials: credentialsOf(dataDir) };
  return {
    queues: new SQSClient(client),
    streams: new DynamoDBStreamsClient(client),
    functions: new LambdaClient(client),
    queueUrls: Object.values(deadLetterQueues).map((name) => `${running.services}/000000000000/${name}`),
    close,
  };
};
