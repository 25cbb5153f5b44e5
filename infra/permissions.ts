import type { BucketFolder } from '../lambdas/bucket.ts';
import type { FunctionName } from '../lambdas/functions.ts';
import type { IndexName } from '../lambdas/table.ts';
import type { FileAction } from './constructs/data/files.ts';
import type { TableAction } from './constructs/data/table.ts';

type UserAction =
  | 'AdminGetUser'
  | 'AdminAddUserToGroup'
  | 'AdminRemoveUserFromGroup'
  | 'AdminDeleteUser'
  | 'AdminSetUserPassword'
  | 'AdminUserGlobalSignOut';

/** What one function may do; everything else is denied. */
export interface Permissions {
  readonly table?: readonly TableAction[];
  readonly indexes?: readonly IndexName[];
  readonly files?: Readonly<Partial<Record<BucketFolder, readonly FileAction[]>>>;
  /** Calls the language model and counts what its calls cost. */
  readonly model?: true;
  /** Calls the larger model too, if there is one. */
  readonly largerModel?: true;
  /** Gets answers of the models while they are written. */
  readonly streamsModel?: true;
  /** Checks the daily model budget before it starts a generation. Functions with `model` get the budget too. */
  readonly modelBudget?: true;
  /** Starts the workflow that writes a lesson. */
  readonly startsGenerations?: true;
  /** Stops executions of that workflow. */
  readonly stopsGenerations?: true;
  /** Sends to open sockets. */
  readonly sendsToSockets?: true;
  /** Closes open sockets. */
  readonly closesSockets?: true;
  /** Starts deletions, exports and mails. */
  readonly startsJobs?: true;
  /** Sends mails, where a sender is configured. */
  readonly sendsMails?: true;
  /** Gets the settings that say whether mails are sent and whether accounts can be deleted. */
  readonly accountSettings?: true;
  readonly users?: readonly UserAction[];
  /** Calls the payment provider and reads its keys. */
  readonly payments?: true;
  /** Gets the origin of the site, for links. */
  readonly origin?: true;
  /** Verifies access tokens. */
  readonly verifiesTokens?: true;
}

/** The permissions of each function. */
export const permissions: Readonly<Record<FunctionName, Permissions>> = {
  account: {
    table: ['BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'],
    // It signs the form for uploading a photo, checks the uploaded file, and publishes it.
    files: { uploads: ['GetObject', 'PutObject'], avatars: ['PutObject', 'DeleteObject'] },
    users: ['AdminGetUser', 'AdminSetUserPassword', 'AdminUserGlobalSignOut'],
    verifiesTokens: true,
  },
  sessions: {
    table: [
      'BatchGetItem',
      'BatchWriteItem',
      'ConditionCheckItem',
      'DeleteItem',
      'GetItem',
      'PutItem',
      'Query',
      'UpdateItem',
    ],
    indexes: ['GSI1', 'GSI2', 'GSI3'],
    // Deleting a session stops its generation.
    stopsGenerations: true,
    verifiesTokens: true,
  },
  learning: {
    table: ['GetItem', 'PutItem', 'Query', 'UpdateItem'],
    files: { materials: ['GetObject', 'PutObject'], extracts: ['GetObject'] },
    // It grades open answers.
    model: true,
    verifiesTokens: true,
  },
  deck: {
    table: ['BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
    indexes: ['GSI1'],
    verifiesTokens: true,
  },
  generation: {
    table: ['BatchWriteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
    // It signs the form for an upload, and copies an accepted upload to a folder that does not expire.
    files: { uploads: ['GetObject', 'PutObject'], materials: ['PutObject'] },
    modelBudget: true,
    startsGenerations: true,
    stopsGenerations: true,
    verifiesTokens: true,
  },
  billing: {
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    users: ['AdminGetUser'],
    payments: true,
    verifiesTokens: true,
  },
  // The only function that writes subscriptions.
  webhook: { table: ['ConditionCheckItem', 'GetItem', 'PutItem', 'UpdateItem'], payments: true },
  admin: {
    table: ['BatchGetItem', 'ConditionCheckItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
    indexes: ['GSI1', 'GSI2'],
    verifiesTokens: true,
  },
  community: {
    table: ['BatchGetItem', 'ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
    indexes: ['GSI1', 'GSI2'],
    origin: true,
    verifiesTokens: true,
  },
  leaving: {
    table: ['GetItem', 'PutItem', 'Query', 'UpdateItem'],
    // It signs the download link of an export.
    files: { exports: ['GetObject'] },
    accountSettings: true,
    verifiesTokens: true,
  },
  extract: {
    table: ['BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
    files: { materials: ['GetObject'], extracts: ['GetObject', 'PutObject'] },
    // Only for a topic without material.
    model: true,
    largerModel: true,
  },
  plan: {
    table: ['BatchGetItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
    files: { extracts: ['GetObject'] },
    model: true,
    largerModel: true,
    // It shows the first scene while the model writes it.
    streamsModel: true,
    sendsToSockets: true,
  },
  generate: {
    table: ['BatchGetItem', 'GetItem', 'Query', 'UpdateItem'],
    files: { extracts: ['GetObject'] },
    model: true,
    largerModel: true,
  },
  check: {
    table: ['BatchGetItem', 'GetItem', 'Query', 'UpdateItem'],
    files: { extracts: ['GetObject'] },
    model: true,
    largerModel: true,
  },
  finalize: {
    table: ['BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
    files: { extracts: ['GetObject'] },
    model: true,
    largerModel: true,
  },
  fail: { table: ['BatchWriteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'] },
  executionEnded: { table: ['BatchWriteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'] },
  // It accepts sockets only from pages of the site.
  socketAuthorizer: { table: ['BatchGetItem', 'DeleteItem'], origin: true },
  socket: { table: ['BatchGetItem', 'DeleteItem', 'PutItem'] },
  realtime: { table: ['DeleteItem', 'Query'], sendsToSockets: true },
  tableChanges: {
    table: ['BatchGetItem', 'BatchWriteItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
    files: { materials: ['DeleteObject'], extracts: ['DeleteObject'] },
    startsGenerations: true,
    startsJobs: true,
    accountSettings: true,
    // It closes the sockets of ended sign-ins.
    closesSockets: true,
    // The groups of the user pool mirror roles.
    users: ['AdminAddUserToGroup', 'AdminRemoveUserFromGroup'],
  },
  trending: { table: ['BatchGetItem', 'GetItem', 'PutItem', 'Query'] },
  deleteAccount: {
    table: ['BatchGetItem', 'BatchWriteItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
    indexes: ['GSI3'],
    files: {
      uploads: ['DeleteObject'],
      materials: ['DeleteObject'],
      extracts: ['DeleteObject'],
      exports: ['DeleteObject'],
      avatars: ['DeleteObject'],
    },
    stopsGenerations: true,
    closesSockets: true,
    users: ['AdminDeleteUser', 'AdminUserGlobalSignOut'],
    // It cancels the subscription.
    payments: true,
  },
  exportAccount: {
    table: ['BatchGetItem', 'GetItem', 'PutItem', 'Query'],
    indexes: ['GSI3'],
    files: { materials: ['GetObject'], exports: ['DeleteObject', 'GetObject', 'PutObject'] },
  },
  fitDeck: { table: ['GetItem', 'PutItem', 'Query'] },
  notify: {
    table: ['BatchGetItem', 'GetItem', 'PutItem', 'Query'],
    indexes: ['GSI1', 'GSI2'],
    origin: true,
    sendsMails: true,
    accountSettings: true,
  },
  remind: { table: ['Query'], indexes: ['GSI1'], startsJobs: true, accountSettings: true },
  remindReviews: {
    table: ['GetItem', 'UpdateItem'],
    indexes: ['GSI1'],
    startsJobs: true,
    accountSettings: true,
  },
  postConfirmation: { table: ['GetItem', 'PutItem', 'UpdateItem'] },
};
