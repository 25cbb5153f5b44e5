import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTable, TableName } from './dynamo.ts';

const kilobytes = (count: number) => 'x'.repeat(count * 1024 - 100);

describe('consumed capacity', () => {
  let table: Awaited<ReturnType<typeof startTable>>;
  beforeAll(async () => {
    table = await startTable();
  });
  afterAll(() => table.stop());

  const ReturnConsumedCapacity = 'INDEXES';
  const put = async (Item: Record<string, unknown>) =>
    units((await table.db.put({ TableName, Item, ReturnConsumedCapacity })).ConsumedCapacity);
  const update = async (PK: string, UpdateExpression: string, ExpressionAttributeValues?: Record<string, unknown>) =>
    units(
      (
        await table.db.update({
          TableName,
          Key: { PK, SK: '1' },
          UpdateExpression,
          ExpressionAttributeValues,
          ReturnConsumedCapacity,
        })
      ).ConsumedCapacity,
    );

  function units(consumed: ConsumedCapacity | undefined) {
    const indexes = Object.entries(consumed?.GlobalSecondaryIndexes ?? {});
    return {
      total: consumed?.CapacityUnits,
      table: consumed?.Table?.CapacityUnits,
      ...Object.fromEntries(indexes.map(([name, { CapacityUnits }]) => [name, CapacityUnits])),
    };
  }

  it('is a write unit for each kilobyte of the larger image', async () => {
    expect(await put({ PK: 'write', SK: '1', text: kilobytes(3) })).toEqual({ total: 3, table: 3 });
    expect(await put({ PK: 'write', SK: '1', text: '' })).toEqual({ total: 3, table: 3 });
    expect(await put({ PK: 'write', SK: '1', text: 'short' })).toEqual({ total: 1, table: 1 });
  });

  it('is one unit for a delete of nothing', async () => {
    const { ConsumedCapacity } = await table.db.delete({
      TableName,
      Key: { PK: 'no', SK: '1' },
      ReturnConsumedCapacity,
    });
    expect(units(ConsumedCapacity)).toEqual({ total: 1, table: 1 });
  });

  it('adds a write to an index where the row appears, moves (twice), changes or vanishes', async () => {
    const row = { PK: 'index', SK: '1', GSI1PK: 'p', GSI1SK: '1', text: kilobytes(2) };
    expect(await put(row)).toEqual({ total: 4, table: 2, GSI1: 2 });
    expect(await update('index', 'SET title = :t', { ':t': 'x' })).toEqual({ total: 4, table: 2, GSI1: 2 });
    expect(await update('index', 'SET GSI1SK = :k', { ':k': '2' })).toEqual({ total: 6, table: 2, GSI1: 4 });
    expect(await update('index', 'REMOVE GSI1SK')).toEqual({ total: 4, table: 2, GSI1: 2 });
    expect(await update('index', 'SET title = :t', { ':t': 'y' })).toEqual({ total: 2, table: 2 });
  });

  it('costs a keys-only index nothing while its keys stay', async () => {
    await put({ PK: 'keys', SK: '1', GSI3PK: 'o', GSI3SK: '1', text: kilobytes(2) });
    expect(await update('keys', 'SET title = :t', { ':t': 'x' })).toEqual({ total: 2, table: 2 });
    expect(await update('keys', 'SET GSI3SK = :k', { ':k': '2' })).toEqual({ total: 4, table: 2, GSI3: 2 });
  });

  it('is half a read unit for each 4 KB, and a whole one when consistent', async () => {
    await put({ PK: 'read', SK: '1', text: kilobytes(5) });
    const read = async (SK: string, ConsistentRead: boolean) =>
      units(
        (await table.db.get({ TableName, Key: { PK: 'read', SK }, ConsistentRead, ReturnConsumedCapacity }))
          .ConsumedCapacity,
      ).total;
    expect([await read('1', false), await read('1', true)]).toEqual([1, 2]);
    expect([await read('none', false), await read('none', true)]).toEqual([0.5, 1]);
  });

  it('sums the sizes of a page before it rounds, and each item of a batch by itself', async () => {
    for (const SK of ['1', '2', '3', '4'])
      await put({ PK: 'page', SK, GSI1PK: 'page', GSI1SK: SK, text: kilobytes(2) });
    const query = async (input: object) => {
      const { ConsumedCapacity } = await table.db.query({
        TableName,
        ExpressionAttributeValues: { ':p': 'page' },
        KeyConditionExpression: 'PK = :p',
        ReturnConsumedCapacity,
        ...input,
      });
      return units(ConsumedCapacity);
    };
    expect(await query({})).toEqual({ total: 1, table: 1 });
    expect(await query({ ConsistentRead: true })).toEqual({ total: 2, table: 2 });
    expect(await query({ IndexName: 'GSI1', KeyConditionExpression: 'GSI1PK = :p', Limit: 2 })).toEqual({
      total: 0.5,
      table: 0,
      GSI1: 0.5,
    });
    expect(await query({ ExpressionAttributeValues: { ':p': 'nothing here' } })).toEqual({ total: 0.5, table: 0.5 });
    const Keys = ['1', '2', '3', 'none'].map((SK) => ({ PK: 'page', SK }));
    const batch = await table.db.batchGet({ RequestItems: { [TableName]: { Keys } }, ReturnConsumedCapacity });
    expect(units(batch.ConsumedCapacity?.[0])).toEqual({ total: 2, table: 2 });
  });

  it('is double in a transaction, at the table and not at its indexes', async () => {
    const item = { PK: 'transaction', SK: '1', GSI1PK: 'p', GSI1SK: 't', text: kilobytes(2) };
    await put({ PK: 'transaction', SK: 'checked', text: kilobytes(3) });
    const write = () =>
      table.db.transactWrite({
        ClientRequestToken: 'capacity',
        TransactItems: [
          { Put: { TableName, Item: item } },
          {
            ConditionCheck: {
              TableName,
              Key: { PK: 'transaction', SK: 'checked' },
              ConditionExpression: 'attribute_exists(PK)',
            },
          },
        ],
        ReturnConsumedCapacity,
      });
    const first = (await write()).ConsumedCapacity?.[0];
    expect(units(first)).toEqual({ total: 12, table: 10, GSI1: 2 });
    expect(first?.WriteCapacityUnits).toBe(12);
    const replay = (await write()).ConsumedCapacity?.[0];
    expect(replay).toMatchObject({ ReadCapacityUnits: 4 });
    const Get = { TableName, Key: { PK: 'transaction', SK: '1' } };
    const read = await table.db.transactGet({ TransactItems: [{ Get }], ReturnConsumedCapacity });
    expect(units(read.ConsumedCapacity?.[0])).toEqual({ total: 2, table: 2 });
  });

  it('is told only to who asks', async () => {
    expect((await table.db.put({ TableName, Item: { PK: 'quiet', SK: '1' } })).ConsumedCapacity).toBeUndefined();
  });
});
