import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Fragment } from './fragment.ts';
import { patiently } from './retry-transient.ts';
import type { Table } from './table.ts';

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
  await patiently(() =>
    table.client.send(new DeleteCommand({ TableName: table.name, Key: { PK: key.PK, SK: key.SK } })),
  );
};

/** One write outside a transaction. False when its condition does not hold. */
export const writeIf = async (table: Table, { write }: Fragment): Promise<boolean> => {
  const TableName = table.name;
  try {
    await patiently(async () => {
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
