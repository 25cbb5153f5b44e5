import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CloudWatchClient, GetMetricStatisticsCommand } from '@aws-sdk/client-cloudwatch';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SFNClient } from '@aws-sdk/client-sfn';
import { GetParametersCommand, SSMClient } from '@aws-sdk/client-ssm';
import { parseOutputs } from '../../infra/outputs.ts';
import { tableOf } from '../../lambdas/store/table.ts';
import type { Installation } from './installation.ts';

const outputsFile = path.resolve(import.meta.dirname, '../../cdk.out/outputs.json');
const MINUTE_SECONDS = 60;

/** CloudWatch counts the end of an execution after a minute or two. */
const COUNTING_MS = 300_000;

/** The stack that `npm run deploy` last deployed, by the AWS credentials of a profile or the usual ones. */
export const deployed = (profile: string | undefined): Installation => {
  const outputs = parseOutputs(readFileSync(outputsFile, 'utf8'));
  const { SiteConfig: config, Payments: payments, GenerationMachine: machine } = outputs;
  const client = { region: config.region, ...(profile === undefined ? {} : { profile }) };
  const metrics = new CloudWatchClient(client);
  return {
    site: new URL(outputs.SiteUrl).origin,
    config,
    table: tableOf(new DynamoDBClient(client), outputs.TableName),
    files: new S3Client(client),
    bucket: outputs.FilesBucket,
    identity: new CognitoIdentityProviderClient(client),
    workflows: new SFNClient(client),
    machine,
    modelPrice: outputs.ModelPrice,
    payments:
      payments === null
        ? undefined
        : async () => {
            const Names = [payments.keyParameter, payments.webhookParameter];
            const { Parameters = [] } = await new SSMClient(client).send(
              new GetParametersCommand({ Names, WithDecryption: true }),
            );
            const named = (name: string) => Parameters.find(({ Name }) => Name === name)?.Value ?? '';
            const [key, webhookSecret] = [named(payments.keyParameter), named(payments.webhookParameter)];
            if (key === '' || webhookSecret === '') throw new Error(`SSM has no value for ${Names.join(' or ')}`);
            return { price: payments.price, key, webhookSecret };
          },
    failedLessons: async (since) => {
      const { Datapoints = [] } = await metrics.send(
        new GetMetricStatisticsCommand({
          Namespace: 'AWS/States',
          MetricName: 'ExecutionsFailed',
          Dimensions: [{ Name: 'StateMachineArn', Value: machine }],
          StartTime: since,
          EndTime: new Date(Date.now() + MINUTE_SECONDS * 1_000),
          Period: MINUTE_SECONDS,
          Statistics: ['Sum'],
        }),
      );
      return Datapoints.reduce((sum, { Sum = 0 }) => sum + Sum, 0);
    },
    countingMs: COUNTING_MS,
    close: async () => undefined,
  };
};
