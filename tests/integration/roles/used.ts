import { AsyncLocalStorage } from 'node:async_hooks';
import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { S3Client } from '@aws-sdk/client-s3';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SFNClient } from '@aws-sdk/client-sfn';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Permissions } from '../../../infra/permissions.ts';
import type { LazyFunctions } from '../../../local/stack/functions.ts';
import { jobMachineName } from '../../../local/stack/settings.ts';

interface Command {
  readonly constructor: { readonly name: string };
  readonly input: object;
}

const running = new AsyncLocalStorage<string>();
/** What each function has asked for, in the words of `wordsOf`. */
export const used = new Map<string, Set<string>>();

/** Everything that a function's role lets it do, in words. */
export const wordsOf = ({
  table,
  indexes,
  files,
  model,
  streamsModel: streams,
  startsGenerations: starts,
  stopsGenerations: stops,
  sendsToSockets: posts,
  closesSockets: closes,
  startsJobs: runs,
  sendsMails: mails,
  users,
}: Permissions): readonly string[] => [
  ...(table ?? []).map((action) => `table ${action}`),
  ...(indexes ?? []).map((index) => `${index} Query`),
  ...Object.entries(files ?? {}).flatMap(([folder, actions]) => actions.map((action) => `${folder} ${action}`)),
  ...(model ? ['calls the model'] : []),
  ...(streams ? ['streams the model'] : []),
  ...(starts ? ['starts the workflow'] : []),
  ...(stops ? ['stops the workflow'] : []),
  ...(posts ? ['posts to sockets'] : []),
  ...(closes ? ['closes sockets'] : []),
  ...(runs ? ['runs jobs'] : []),
  ...(mails ? ['sends mails'] : []),
  ...(users ?? []).map((action) => `users ${action}`),
];

const text = (input: object, field: string): string => String(Reflect.get(input, field) ?? '');
const folderOf = (key: string): string => key.split('/')[0] ?? '';
const writeActions = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** What IAM asks for a command; a transaction is asked for each of its parts, a copy for both its ends. */
const neededFor = ({ constructor: { name }, input }: Command): readonly string[] => {
  const index = text(input, 'IndexName');
  switch (name) {
    case 'TransactWriteCommand': {
      const items: readonly object[] = Reflect.get(input, 'TransactItems');
      return items.flatMap(Object.keys).map((kind) => `table ${Reflect.get(writeActions, kind)}`);
    }
    case 'QueryCommand':
      return [index === '' ? 'table Query' : `${index} Query`];
    case 'BatchGetCommand':
    case 'BatchWriteCommand':
    case 'DeleteCommand':
    case 'GetCommand':
    case 'PutCommand':
    case 'UpdateCommand':
      return [`table ${name.replace('Command', 'Item')}`];
    case 'GetObjectCommand':
    case 'HeadObjectCommand':
      return [`${folderOf(text(input, 'Key'))} GetObject`];
    case 'PutObjectCommand':
      return [`${folderOf(text(input, 'Key'))} PutObject`];
    case 'CopyObjectCommand':
      return [
        `${decodeURIComponent(text(input, 'CopySource')).split('/')[1]} GetObject`,
        `${folderOf(text(input, 'Key'))} PutObject`,
      ];
    // Whoever may read or delete in the bucket may list it; it is for the sake of deleting that lists are made.
    case 'ListObjectsV2Command':
      return [`${folderOf(text(input, 'Prefix'))} DeleteObject`];
    case 'DeleteObjectsCommand':
      return [];
    case 'DeleteObjectCommand':
      return [`${folderOf(text(input, 'Key'))} DeleteObject`];
    case 'ConverseCommand':
      return ['calls the model'];
    case 'ConverseStreamCommand':
      return ['streams the model'];
    case 'StartExecutionCommand':
      return [text(input, 'stateMachineArn').endsWith(jobMachineName) ? 'runs jobs' : 'starts the workflow'];
    case 'SendEmailCommand':
      return ['sends mails'];
    case 'StopExecutionCommand':
      return ['stops the workflow'];
    case 'DeleteConnectionCommand':
      return ['closes sockets'];
    case 'PostToConnectionCommand':
      return ['posts to sockets'];
    case 'AdminGetUserCommand':
    case 'AdminAddUserToGroupCommand':
    case 'AdminRemoveUserFromGroupCommand':
    case 'AdminDeleteUserCommand':
    case 'AdminSetUserPasswordCommand':
    case 'AdminUserGlobalSignOutCommand':
      return [`users ${name.replace('Command', '')}`];
    // Asked with the caller's own token, which no role has a say in.
    case 'ChangePasswordCommand':
      return [];
    default:
      return [`something unknown: ${name}`];
  }
};

const note = (name: string, words: readonly string[]): void => {
  const all = used.get(name) ?? new Set();
  for (const word of words) all.add(word);
  used.set(name, all);
};

/** Listens to what is sent through a client from inside a function. */
const listen = (client: { readonly prototype: object }): void => {
  const send: (...sent: readonly unknown[]) => unknown = Reflect.get(client.prototype, 'send');
  Reflect.set(client.prototype, 'send', function (this: object, ...sent: readonly [Command, ...unknown[]]) {
    const name = running.getStore();
    if (name !== undefined) note(name, neededFor(sent[0]));
    return Reflect.apply(send, this, sent);
  });
};
for (const client of [
  ApiGatewayManagementApiClient,
  BedrockRuntimeClient,
  CognitoIdentityProviderClient,
  DynamoDBDocumentClient,
  S3Client,
  SESv2Client,
  SFNClient,
])
  listen(client);

/** The functions of the stack, each of which is known by its name while it runs. */
export const overheard = (functions: LazyFunctions): LazyFunctions =>
  Object.fromEntries(
    Object.entries(functions).map(([name, lambda]) => {
      const load = async () => {
        const { handler } = await lambda.load();
        const heard: typeof handler = (event, context) => running.run(name, () => handler(event, context));
        return { handler: heard };
      };
      return [name, { ...lambda, load }];
    }),
  );
