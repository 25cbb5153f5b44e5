import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { tableOf } from '../../lambdas/store/table.ts';
import { SITE_CONFIG_PATH, SiteConfigSchema } from '../../shared/web/site-config.ts';
import { secretsOf } from '../stack/secrets.ts';
import { bucketName, machineName, region, tableName } from '../stack/settings.ts';
import type { Stack } from '../stack/start.ts';
import { priceIds } from '../stripe/catalogue.ts';
import type { Installation } from './installation.ts';

/** The local stack, with metrics without delay and an engine without cost. */
export const embedded = async (stack: Stack, dataDir: string): Promise<Installation> => {
  const client = { region, credentials: stack.credentials };
  const { stripeKey, stripeWebhookSecret } = secretsOf(dataDir);
  const machine = stack.workflows.arnOf(machineName);
  const workflows = new SFNClient({ ...client, endpoint: stack.workflows.endpoint });
  return {
    site: stack.origin,
    config: SiteConfigSchema.parse(await (await fetch(new URL(SITE_CONFIG_PATH, stack.origin))).json()),
    table: tableOf(new DynamoDBClient({ ...client, endpoint: stack.dynamo.endpoint }), tableName),
    files: new S3Client({ ...client, endpoint: stack.origin, forcePathStyle: true }),
    bucket: bucketName,
    identity: new CognitoIdentityProviderClient({ ...client, endpoint: stack.identityEndpoint }),
    workflows,
    machine,
    modelPrice: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 },
    payments: async () => ({
      price: priceIds.month,
      key: stripeKey,
      webhookSecret: stripeWebhookSecret,
      api: stack.servicesEndpoint,
    }),
    failedLessons: async (since) => {
      const { executions = [] } = await workflows.send(
        new ListExecutionsCommand({ stateMachineArn: machine, statusFilter: 'FAILED' }),
      );
      return executions.filter(({ stopDate }) => stopDate !== undefined && stopDate >= since).length;
    },
    // The lesson is a draft again before its execution has ended.
    countingMs: 30_000,
    close: () => stack.close(),
  };
};
