import type { FunctionName } from '../lambdas/functions.ts';
import type { FileAction, Folder } from './constructs/files.ts';
import type { TableAction, TableIndex } from './constructs/table.ts';

/** What one function may do. What is not said, it may not. */
export interface Permissions {
  readonly table?: readonly TableAction[];
  readonly indexes?: readonly TableIndex[];
  readonly files?: Readonly<Partial<Record<Folder, readonly FileAction[]>>>;
  /** Calls the language model. */
  readonly model?: true;
  /** Starts the workflow that writes a lesson. */
  readonly starts?: true;
  /** Sends to open sockets. */
  readonly posts?: true;
  readonly users?: readonly 'AdminGetUser'[];
  /** Verifies tokens itself, where the gateway does not. */
  readonly verifies?: true;
}

/** Rows that stand together are written in transactions, each of whose parts needs its own action. */
const transaction = ['ConditionCheckItem', 'DeleteItem', 'PutItem', 'UpdateItem'] as const;

/** One line of reasons for each function: the page to read when asking who may do what. */
export const permissions: Readonly<Record<FunctionName, Permissions>> = {
  account: { table: ['BatchGetItem', 'GetItem', ...transaction], users: ['AdminGetUser'], verifies: true },
  sessions: { table: ['BatchGetItem', 'GetItem', 'Query', ...transaction], indexes: ['GSI1', 'GSI2'], verifies: true },
  learning: {
    table: ['BatchGetItem', 'GetItem', 'Query', ...transaction],
    files: { materials: ['PutObject'] },
    verifies: true,
  },
  generation: {
    table: ['BatchGetItem', 'GetItem', 'Query', ...transaction],
    files: { uploads: ['PutObject', 'GetObject'], materials: ['PutObject'] },
    starts: true,
    verifies: true,
  },
  extract: {
    table: ['GetItem', 'Query', 'UpdateItem'],
    files: { uploads: ['GetObject'], materials: ['GetObject'], extracts: ['PutObject'] },
  },
  plan: {
    table: ['BatchWriteItem', 'GetItem', 'Query', ...transaction],
    files: { extracts: ['GetObject'] },
    model: true,
  },
  generate: { table: ['GetItem', 'Query', 'UpdateItem'], files: { extracts: ['GetObject'] }, model: true },
  finalize: { table: ['GetItem', 'Query', ...transaction], files: { extracts: ['GetObject'] }, model: true },
  fail: { table: ['GetItem', 'Query', ...transaction] },
  executionEnded: { table: ['GetItem', 'Query', ...transaction] },
  socketAuthorizer: { table: ['DeleteItem'] },
  socket: { table: ['DeleteItem', 'PutItem'] },
  realtime: { table: ['DeleteItem', 'GetItem', 'Query'], posts: true },
  reactor: {
    table: ['BatchWriteItem', 'GetItem', 'Query', 'DeleteItem', 'UpdateItem'],
    files: { materials: ['DeleteObject'], extracts: ['DeleteObject'] },
    starts: true,
  },
  postConfirmation: { table: ['GetItem', ...transaction] },
};
