import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { CognitoIdentityProviderClient, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient, GetRecordsCommand } from '@aws-sdk/client-dynamodb-streams';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { ListExecutionsCommand, SFNClient } from '@aws-sdk/client-sfn';
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { engineModel } from '../../../local/stack/model/engine-model.ts';
import { secretsOf } from '../../../local/stack/secrets.ts';
import { bucketName, mailSender, region } from '../../../local/stack/settings.ts';
import type { Stack } from '../../../local/stack/start.ts';
import { DAY, MINUTE } from '../../../shared/model/time.ts';
import { startBuilt } from '../../built/start.ts';

const folders = ['one', 'other'].map((name) => mkdtempSync(path.join(tmpdir(), `fabula-${name}-`)));
const [dataDir = '', otherDir = ''] = folders;
let stack: Stack;

beforeAll(async () => {
  stack = await startBuilt({ dataDir, port: 0, site: 'none', model: engineModel({ delayMs: 0 }) });
}, 120_000);
afterAll(async () => {
  await stack.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** One call of each service, by somebody's credentials. Each answers or throws as the SDK does. */
const calls: Readonly<Record<string, (credentials: Credentials) => Promise<unknown>>> = {
  'DynamoDB ListTables': (credentials) =>
    new DynamoDBClient({ ...at(stack.dynamo.endpoint), credentials }).send(new ListTablesCommand({})),
  'Step Functions ListExecutions': (credentials) => {
    const stateMachineArn = stack.workflows.arnOf('generation');
    const client = new SFNClient({ ...at(stack.workflows.endpoint), credentials });
    return client.send(new ListExecutionsCommand({ stateMachineArn }));
  },
  'Cognito ListUsers': (credentials) => {
    const client = new CognitoIdentityProviderClient({ ...at(stack.identityEndpoint), credentials });
    return client.send(new ListUsersCommand({ UserPoolId: stack.userPoolId }));
  },
  'Lambda Invoke': (credentials) => {
    const client = new LambdaClient({ ...at(stack.servicesEndpoint), credentials });
    return client.send(new InvokeCommand({ FunctionName: 'trending' }));
  },
  'SQS GetQueueAttributes': (credentials) => {
    const QueueUrl = `${stack.servicesEndpoint}/000000000000/tableChanges-dead-letters`;
    const client = new SQSClient({ ...at(stack.servicesEndpoint), credentials });
    return client.send(new GetQueueAttributesCommand({ QueueUrl }));
  },
  'DynamoDB Streams GetRecords': (credentials) => {
    const ShardIterator = Buffer.from('[0,"0"]').toString('base64url');
    const client = new DynamoDBStreamsClient({ ...at(stack.servicesEndpoint), credentials });
    return client.send(new GetRecordsCommand({ ShardIterator }));
  },
  'SES SendEmail': (credentials) =>
    new SESv2Client({ ...at(stack.servicesEndpoint), credentials }).send(
      new SendEmailCommand({
        FromEmailAddress: mailSender,
        Destination: { ToAddresses: ['ann@example.test'] },
        Content: { Simple: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'Grüße' } } } },
      }),
    ),
  // Over HTTP/2, which is this client's own choice
  'Bedrock Converse': (credentials) => {
    const endpoint = process.env['AWS_ENDPOINT_URL_BEDROCK_RUNTIME'] ?? '';
    const messages = [{ role: 'user' as const, content: [{ text: 'Hello' }] }];
    const client = new BedrockRuntimeClient({ ...at(endpoint), credentials });
    return client.send(new ConverseCommand({ modelId: 'fabula.basic-engine:0', messages }));
  },
  'S3 ListObjects': (credentials) => {
    const client = new S3Client({ ...at(process.env['AWS_ENDPOINT_URL_S3'] ?? ''), forcePathStyle: true, credentials });
    return client.send(new ListObjectsV2Command({ Bucket: bucketName }));
  },
};
const at = (endpoint: string) => ({ endpoint, region, maxAttempts: 1 });
const statusOf = (call: Promise<unknown>): Promise<number | undefined> =>
  call.then(
    (answer) => (answer as { $metadata: { httpStatusCode?: number } }).$metadata.httpStatusCode,
    (error: { $metadata?: { httpStatusCode?: number } }) => error.$metadata?.httpStatusCode,
  );

it.each(Object.entries(calls))('%s answers whoever signs with the secret of the installation', async (_, call) => {
  expect(await statusOf(call(stack.credentials))).toBe(200);
});

it.each(Object.entries(calls))('%s refuses the secret of another installation', async (_, call) => {
  const { secretAccessKey } = secretsOf(otherDir);
  expect(await statusOf(call({ ...stack.credentials, secretAccessKey }))).toBe(403);
});

const unsigned: readonly (readonly [target: string, where: () => string])[] = [
  ['DynamoDB_20120810.ListTables', () => stack.dynamo.endpoint],
  ['DynamoDB_20120810.Scan', () => stack.dynamo.endpoint],
  ['AWSStepFunctions.ListExecutions', () => stack.workflows.endpoint],
  ['DynamoDBStreams_20120810.GetRecords', () => stack.servicesEndpoint],
  ['AmazonSQS.ReceiveMessage', () => stack.servicesEndpoint],
  ['', () => `${stack.servicesEndpoint}/2015-03-31/functions/tableChanges/invocations`],
  ['', () => `${stack.servicesEndpoint}/v2/email/outbound-emails`],
  ['', () => `${stack.servicesEndpoint}/live/@connections/abc%3D`],
  ['', () => `${process.env['AWS_ENDPOINT_URL_BEDROCK_RUNTIME']}/model/a/converse`],
];

it.each(unsigned)('%s is refused to whoever does not sign', async (target, where) => {
  const headers = { 'x-amz-target': target };
  expect((await fetch(where(), { method: 'POST', body: '{}', headers })).status).toBe(403);
});

it('what only the product may ask of the identity provider is not answered unsigned', async () => {
  for (const name of ['ListUsers', 'AdminGetUser', 'AdminSetUserPassword', 'AdminDeleteUser']) {
    const headers = { 'x-amz-target': `AWSCognitoIdentityProviderService.${name}` };
    const answer = await fetch(stack.identityEndpoint, { method: 'POST', body: '{}', headers });
    expect(await answer.json(), name).toMatchObject({ __type: 'UnknownOperationException' });
  }
  const keys = await fetch(`${stack.identityEndpoint}/${stack.userPoolId}/.well-known/jwks.json`);
  expect(keys.status).toBe(200);
});

afterEach(() => void vi.useRealTimers());

it('answers are dated by the clock that judges signatures, by which a client sets its own', async () => {
  const client = new DynamoDBClient({ ...at(stack.dynamo.endpoint), credentials: stack.credentials });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY });
  for (let call = 0; call < 3; call += 1) await client.send(new ListTablesCommand({ Limit: 1 }));
  const { headers } = await fetch(stack.dynamo.endpoint);
  expect(Math.abs(Date.parse(headers.get('date') ?? '') - Date.now())).toBeLessThan(MINUTE);
});

it('a signed request whose body was changed on its way, or that is old, is refused', async () => {
  let sent: RequestInit & { headers: Record<string, string> } = { headers: {} };
  const client = new DynamoDBClient({ ...at(stack.dynamo.endpoint), credentials: stack.credentials });
  client.middlewareStack.add(
    (next) => async (args) => {
      const { headers, body } = args.request as { headers: Record<string, string>; body: string };
      sent = { method: 'POST', headers, body };
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  await client.send(new ListTablesCommand({ Limit: 1 }));
  const again = async (changed: RequestInit): Promise<number> =>
    (await fetch(stack.dynamo.endpoint, { ...sent, ...changed })).status;
  expect(await again({})).toBe(200);
  expect(await again({ body: '{"Limit":2}' })).toBe(403);
  expect(await again({ headers: { ...sent.headers, 'x-amz-date': '20200101T000000Z' } })).toBe(403);
});

it('each installation has secrets of its own, which stay, and which its owner alone can read', () => {
  const file = path.join(dataDir, 'secrets.json');
  const [mine, theirs] = [secretsOf(dataDir), secretsOf(otherDir)];
  for (const name of ['secretAccessKey', 'stripeKey', 'stripeWebhookSecret'] as const)
    expect(mine[name]).not.toBe(theirs[name]);
  expect(secretsOf(dataDir)).toEqual(mine);
  expect(stack.credentials.secretAccessKey).toBe(mine.secretAccessKey);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file, 'utf8')).toContain(mine.stripeKey);
});

it('a page of elsewhere changes nothing, at whatever address it tries', async () => {
  const paths = ['/', '/avatars/x', `/${bucketName}/avatars/x`, `/${bucketName}`, '/api/sessions', '/stripe/portal/x'];
  for (const at of paths)
    for (const method of ['POST', 'PUT', 'DELETE'])
      for (const origin of ['http://elsewhere.test', 'null']) {
        const answer = await fetch(`${stack.origin}${at}`, { method, headers: { origin } });
        expect(answer.status, `${method} ${at} from ${origin}`).toBe(403);
      }
});
