import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Fragment } from './fragment.ts';
import { isTransientCode, retryTransient } from './retry-transient.ts';

/** The table and its client. */
export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}

/** An attribute of the value `undefined` is left out of the row. */
export const tableOf = (client: DynamoDBClient, name: string): Table => ({
  client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  name,
});

interface Key {
  readonly PK: string;
  readonly SK: string;
}

export const getRow = async (table: Table, key: Key, { consistent = false } = {}): Promise<unknown> => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: { PK: key.PK, SK: key.SK }, ConsistentRead: consistent }),
  );
  return Item;
};

export const deleteRow = async (table: Table, key: Key): Promise<void> => {
  await retryTransient(() =>
    table.client.send(new DeleteCommand({ TableName: table.name, Key: { PK: key.PK, SK: key.SK } })),
  );
};

/** One write outside a transaction. False when its condition does not hold. */
export const writeIf = async (table: Table, { write }: Fragment): Promise<boolean> => {
  const TableName = table.name;
  try {
    await retryTransient(async () => {
      if (write.Put) await table.client.send(new PutCommand({ ...write.Put, TableName }));
      if (write.Delete) await table.client.send(new DeleteCommand({ ...write.Delete, TableName }));
      if (write.Update) await table.client.send(new UpdateCommand({ ...write.Update, TableName }));
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
};

/** The transaction conflicted with another write and may be repeated. */
class Passing extends Error {
  override readonly name = 'TransactionConflict';
}

const named = (table: Table, { write }: Fragment): object =>
  Object.fromEntries(Object.entries(write).map(([kind, input]) => [kind, { ...input, TableName: table.name }]));

/** The error of a cancelled transaction: the refusal of the first failed condition, else a transient conflict. */
const meaningOf = (error: unknown, fragments: readonly Fragment[]): unknown => {
  if (!(error instanceof TransactionCanceledException)) return error;
  const reasons = (error.CancellationReasons ?? []).map((reason) => reason.Code);
  const failed = reasons.indexOf('ConditionalCheckFailed');
  if (failed >= 0) return fragments[failed]?.refusal?.() ?? error;
  return reasons.some(isTransientCode) ? new Passing() : error;
};

/** All or nothing. Conflicts and throttling are waited out; a condition that fails throws what its fragment says. */
export const transact = async (table: Table, fragments: readonly Fragment[]): Promise<void> => {
  const command = () =>
    new TransactWriteCommand({ TransactItems: fragments.map((fragment) => named(table, fragment)) });
  await retryTransient(async () => {
    try {
      await table.client.send(command());
    } catch (error) {
      throw meaningOf(error, fragments);
    }
  });
};
