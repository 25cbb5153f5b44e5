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

/** What one function may do. What is not said, it may not. */
export interface Permissions {
  readonly table?: readonly TableAction[];
  readonly indexes?: readonly IndexName[];
  readonly files?: Readonly<Partial<Record<BucketFolder, readonly FileAction[]>>>;
  /** Calls the language model, and counts what its calls cost. */
  readonly model?: true;
  /** Writes lessons, and so calls the larger model where there is one. */
  readonly writes?: true;
  /** Begins nothing new once the model has cost what it may in a day; who calls the model knows that too. */
  readonly budgets?: true;
  /** Starts the workflow that writes a lesson. */
  readonly starts?: true;
  /** Stops what it started. */
  readonly stops?: true;
  /** Sends to open sockets. */
  readonly posts?: true;
  /** Closes open sockets. */
  readonly closes?: true;
  /** Starts deletions, exports and mails. */
  readonly runs?: true;
  /** Sends mails, where a sender is configured. */
  readonly mails?: true;
  /** Needs to know whether mails are sent, and whether accounts can be deleted. */
  readonly knows?: true;
  readonly users?: readonly UserAction[];
  /** Asks the payment provider, and reads the keys to it. */
  readonly pays?: true;
  /** Writes addresses of the site itself. */
  readonly origin?: true;
  /** Verifies tokens itself, where the gateway does not. */
  readonly verifies?: true;
}

/** One entry for each function: the page to read when asking who may do what. */
export const permissions: Readonly<Record<FunctionName, Permissions>> = {
  account: {
    table: ['BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'],
    // It signs the form that a photo is posted with, looks at what came, and publishes it where it is one.
    files: { uploads: ['GetObject', 'PutObject'], avatars: ['PutObject', 'DeleteObject'] },
    users: ['AdminGetUser', 'AdminSetUserPassword', 'AdminUserGlobalSignOut'],
    verifies: true,
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
    // What is being written for a session that is deleted ends.
    stops: true,
    verifies: true,
  },
  learning: {
    table: ['GetItem', 'PutItem', 'Query', 'UpdateItem'],
    files: { materials: ['GetObject', 'PutObject'], extracts: ['GetObject'] },
    // It grades open answers.
    model: true,
    verifies: true,
  },
  generation: {
    table: ['BatchWriteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
    // It signs the form that an upload is posted with, and copies what was accepted to where nothing expires.
    files: { uploads: ['GetObject', 'PutObject'], materials: ['PutObject'] },
    budgets: true,
    starts: true,
    stops: true,
    verifies: true,
  },
  billing: {
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    users: ['AdminGetUser'],
    pays: true,
    verifies: true,
  },
  // The only one that writes what somebody is entitled to for their money.
  webhook: { table: ['ConditionCheckItem', 'GetItem', 'PutItem', 'UpdateItem'], pays: true },
  admin: {
    table: ['BatchGetItem', 'ConditionCheckItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
    indexes: ['GSI1', 'GSI2'],
    verifies: true,
  },
  community: {
    table: ['BatchGetItem', 'ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
    indexes: ['GSI1', 'GSI2'],
    origin: true,
    verifies: true,
  },
  leaving: {
    table: ['GetItem', 'PutItem', 'Query', 'UpdateItem'],
    // It signs the address that an export is fetched from.
    files: { exports: ['GetObject'] },
    knows: true,
    verifies: true,
  },
  extract: {
    table: ['BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
    files: { materials: ['GetObject'], extracts: ['GetObject', 'PutObject'] },
    // Only where there is a topic and no material.
    model: true,
    writes: true,
  },
  plan: {
    table: ['BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
    files: { extracts: ['GetObject'] },
    model: true,
    writes: true,
  },
  generate: {
    table: ['BatchGetItem', 'GetItem', 'Query', 'UpdateItem'],
    files: { extracts: ['GetObject'] },
    model: true,
    writes: true,
  },
  finalize: {
    table: ['BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
    files: { extracts: ['GetObject'] },
    model: true,
    writes: true,
  },
  fail: { table: ['BatchWriteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'] },
  executionEnded: { table: ['BatchWriteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'] },
  // It opens sockets to pages of the site only.
  socketAuthorizer: { table: ['BatchGetItem', 'DeleteItem'], origin: true },
  socket: { table: ['BatchGetItem', 'DeleteItem', 'PutItem'] },
  realtime: { table: ['DeleteItem', 'Query'], posts: true },
  tableChanges: {
    table: ['BatchGetItem', 'BatchWriteItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
    files: { materials: ['DeleteObject'], extracts: ['DeleteObject'] },
    starts: true,
    runs: true,
    knows: true,
    // What an ended sign-in has open is closed.
    closes: true,
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
    stops: true,
    closes: true,
    users: ['AdminDeleteUser', 'AdminUserGlobalSignOut'],
    // Nobody who has left is charged again.
    pays: true,
  },
  exportAccount: {
    table: ['BatchGetItem', 'GetItem', 'PutItem', 'Query'],
    indexes: ['GSI3'],
    files: { materials: ['GetObject'], exports: ['DeleteObject', 'GetObject', 'PutObject'] },
  },
  notify: {
    table: ['GetItem', 'PutItem', 'Query'],
    indexes: ['GSI1', 'GSI2'],
    origin: true,
    mails: true,
    knows: true,
  },
  remind: { table: ['Query'], indexes: ['GSI1'], runs: true, knows: true },
  postConfirmation: { table: ['GetItem', 'PutItem', 'UpdateItem'] },
};
