import { DescribeTableCommand, ExecuteStatementCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTable, TableName } from './dynamo.ts';

describe('the embedded DynamoDB', () => {
  let table: Awaited<ReturnType<typeof startTable>>;
  beforeAll(async () => {
    table = await startTable();
  });
  afterAll(() => table.stop());

  const put = (Item: Record<string, unknown>) => table.db.put({ TableName, Item });
  const get = async (PK: string, SK: string) => (await table.db.get({ TableName, Key: { PK, SK } })).Item;

  it('describes the table with its three indexes and its stream', async () => {
    const { Table } = await table.db.send(new DescribeTableCommand({ TableName }));
    expect(Table?.TableStatus).toBe('ACTIVE');
    expect(Table?.GlobalSecondaryIndexes?.map((index) => [index.IndexName, index.Projection?.ProjectionType])).toEqual([
      ['GSI1', 'ALL'],
      ['GSI2', 'ALL'],
      ['GSI3', 'KEYS_ONLY'],
    ]);
    expect(Table?.StreamSpecification?.StreamViewType).toBe('NEW_AND_OLD_IMAGES');
  });

  it('gives back every type of value as it was put', async () => {
    const item = {
      PK: 'types',
      SK: '1',
      n: 1.5,
      m: { l: [1, 'x', null, true], e: '' },
      s: new Set(['a', 'b']),
      b: new Uint8Array([1, 2]),
    };
    await put(item);
    expect(await get('types', '1')).toEqual(item);
  });

  it('pages through a partition in both directions', async () => {
    const RequestItems = (from: number) => ({
      [TableName]: Array.from({ length: 25 }, (_, at) => ({
        PutRequest: { Item: { PK: 'pages', SK: `x#${String(from + at).padStart(3, '0')}` } },
      })),
    });
    for (const from of [0, 25, 50]) await table.db.batchWrite({ RequestItems: RequestItems(from) });
    for (const ScanIndexForward of [true, false]) {
      const seen: string[] = [];
      let ExclusiveStartKey: Record<string, unknown> | undefined;
      do {
        const page = await table.db.query({
          TableName,
          KeyConditionExpression: 'PK = :p AND begins_with(SK, :x)',
          ExpressionAttributeValues: { ':p': 'pages', ':x': 'x#' },
          Limit: 17,
          ExclusiveStartKey,
          ScanIndexForward,
        });
        seen.push(...(page.Items ?? []).map((item) => String(item['SK'])));
        ExclusiveStartKey = page.LastEvaluatedKey;
      } while (ExclusiveStartKey);
      expect(new Set(seen).size).toBe(75);
      expect(seen).toEqual(ScanIndexForward ? seen.toSorted() : seen.toSorted().reverse());
    }
  });

  it('counts the limit before the filter', async () => {
    for (const at of [1, 2, 3, 4]) await put({ PK: 'filter', SK: String(at), even: at % 2 === 0 });
    const page = await table.db.query({
      TableName,
      KeyConditionExpression: 'PK = :p AND SK BETWEEN :a AND :b',
      FilterExpression: 'even = :t',
      ExpressionAttributeValues: { ':p': 'filter', ':a': '1', ':b': '3', ':t': true },
      Limit: 2,
    });
    expect([page.Count, page.ScannedCount, page.LastEvaluatedKey]).toEqual([1, 2, { PK: 'filter', SK: '2' }]);
  });

  it('ends a page at one megabyte', async () => {
    for (const SK of ['1', '2', '3', '4', '5']) await put({ PK: 'megabyte', SK, text: 'x'.repeat(300 * 1024) });
    const page = await table.db.query({
      TableName,
      KeyConditionExpression: 'PK = :p',
      ExpressionAttributeValues: { ':p': 'megabyte' },
    });
    expect(page.Count).toBe(4);
    expect(page.LastEvaluatedKey).toEqual({ PK: 'megabyte', SK: '4' });
  });

  it('lists a row in an index only while the row has both keys of the index', async () => {
    const query = async () =>
      (
        await table.db.query({
          TableName,
          IndexName: 'GSI1',
          KeyConditionExpression: 'GSI1PK = :p',
          ExpressionAttributeValues: { ':p': 'sparse' },
        })
      ).Items;
    await put({ PK: 'a', SK: 'sparse', GSI1PK: 'sparse', GSI1SK: '1', title: 'First' });
    expect(await query()).toEqual([{ PK: 'a', SK: 'sparse', GSI1PK: 'sparse', GSI1SK: '1', title: 'First' }]);
    await table.db.update({ TableName, Key: { PK: 'a', SK: 'sparse' }, UpdateExpression: 'REMOVE GSI1SK' });
    expect(await query()).toEqual([]);
  });

  it('projects only keys to the keys-only index', async () => {
    await put({ PK: 'a', SK: 'owner', GSI3PK: 'owner', GSI3SK: '1', title: 'Not here' });
    const { Items } = await table.db.query({
      TableName,
      IndexName: 'GSI3',
      KeyConditionExpression: 'GSI3PK = :p',
      ExpressionAttributeValues: { ':p': 'owner' },
    });
    expect(Items).toEqual([{ PK: 'a', SK: 'owner', GSI3PK: 'owner', GSI3SK: '1' }]);
  });

  it('answers a failed condition with the item when asked to', async () => {
    await put({ PK: 'condition', SK: '1', version: 3 });
    const attempt = table.db.put({
      TableName,
      Item: { PK: 'condition', SK: '1', version: 9 },
      ConditionExpression: 'version = :v',
      ExpressionAttributeValues: { ':v': 2 },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    await expect(attempt).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
      Item: { version: { N: '3' } },
    });
    expect(await get('condition', '1')).toMatchObject({ version: 3 });
  });

  it('keeps sets that may be added to twice and counted by size', async () => {
    const add = (scene: number) =>
      table.db.update({
        TableName,
        Key: { PK: 'sets', SK: '1' },
        UpdateExpression: 'ADD written :scene',
        ConditionExpression: 'attribute_not_exists(written) OR size(written) < :limit',
        ExpressionAttributeValues: { ':scene': new Set([scene]), ':limit': 2 },
        ReturnValues: 'ALL_NEW',
      });
    await add(7);
    expect((await add(7)).Attributes).toEqual({ PK: 'sets', SK: '1', written: new Set([7]) });
    expect((await add(8)).Attributes?.['written']).toEqual(new Set([7, 8]));
    await expect(add(9)).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
  });

  it('updates with functions, lists and nested paths', async () => {
    const Key = { PK: 'update', SK: '1' };
    await table.db.update({
      TableName,
      Key,
      UpdateExpression:
        'SET created = if_not_exists(created, :now), hist = list_append(if_not_exists(hist, :e), :h), m = :m',
      ExpressionAttributeValues: { ':now': 5, ':e': [], ':h': ['first'], ':m': { a: 1 } },
    });
    const { Attributes } = await table.db.update({
      TableName,
      Key,
      UpdateExpression: 'SET m.a = m.a + :one REMOVE hist[0]',
      ExpressionAttributeValues: { ':one': 1 },
      ReturnValues: 'ALL_NEW',
    });
    expect(Attributes).toEqual({ ...Key, created: 5, m: { a: 2 }, hist: [] });
  });

  it('takes an item of 400 KB and refuses a byte more, counted in UTF-8', async () => {
    const overhead = 'PK'.length + 'size'.length + 'SK'.length + '1'.length + 'text'.length;
    const text = 'x'.repeat(400 * 1024 - overhead);
    await put({ PK: 'size', SK: '1', text });
    await expect(put({ PK: 'size', SK: '1', text: `${text}x` })).rejects.toMatchObject({ name: 'ValidationException' });
    await expect(put({ PK: 'size', SK: '2', text: 'ж'.repeat(201 * 1024) })).rejects.toThrow(/size/i);
    const grow = table.db.update({
      TableName,
      Key: { PK: 'size', SK: '1' },
      UpdateExpression: 'SET more = :m',
      ExpressionAttributeValues: { ':m': 'x' },
    });
    await expect(grow).rejects.toThrow(/size/i);
  });

  it('refuses empty and missing keys, of the table and of an index', async () => {
    const name = 'ValidationException';
    await expect(put({ PK: '', SK: 'x' })).rejects.toMatchObject({ name });
    await expect(put({ PK: 'x' })).rejects.toMatchObject({ name });
    await expect(put({ PK: 'x', SK: 'y', GSI2PK: '', GSI2SK: 'z' })).rejects.toMatchObject({ name });
    await expect(put({ PK: 'x', SK: 'y', GSI2PK: 7, GSI2SK: 'z' })).rejects.toMatchObject({ name });
    await expect(put({ PK: 'x', SK: 'ж'.repeat(513) })).rejects.toMatchObject({ name });
  });

  it('refuses reserved words and unused values in expressions', async () => {
    const update = (UpdateExpression: string, ExpressionAttributeValues: Record<string, unknown>) =>
      table.db.update({ TableName, Key: { PK: 'u', SK: '1' }, UpdateExpression, ExpressionAttributeValues });
    await expect(update('SET status = :s', { ':s': 1 })).rejects.toThrow(/reserved/);
    await expect(update('SET title = :s', { ':s': 1, ':x': 1 })).rejects.toThrow(/unused/);
  });

  it('gets at most 100 items and writes at most 25 in a batch', async () => {
    const Keys = Array.from({ length: 101 }, (_, at) => ({ PK: 'batch', SK: String(at) }));
    const writes = Keys.slice(0, 26).map((Item) => ({ PutRequest: { Item } }));
    await table.db.batchWrite({ RequestItems: { [TableName]: writes.slice(0, 25) } });
    const found = await table.db.batchGet({ RequestItems: { [TableName]: { Keys: Keys.slice(0, 100) } } });
    expect(found.Responses?.[TableName]).toHaveLength(25);
    const name = 'ValidationException';
    await expect(table.db.batchGet({ RequestItems: { [TableName]: { Keys } } })).rejects.toMatchObject({ name });
    await expect(table.db.batchWrite({ RequestItems: { [TableName]: writes } })).rejects.toMatchObject({ name });
    const twice = [writes[0]!, writes[0]!];
    await expect(table.db.batchWrite({ RequestItems: { [TableName]: twice } })).rejects.toThrow(/duplicates/);
  });

  it('refuses what it does not know loudly', async () => {
    await expect(
      table.db.send(new ExecuteStatementCommand({ Statement: `SELECT * FROM "${TableName}"` })),
    ).rejects.toMatchObject({ name: 'UnknownOperationException' });
    await expect(
      table.db.query({ TableName, KeyConditions: { PK: { ComparisonOperator: 'EQ', AttributeValueList: ['a'] } } }),
    ).rejects.toThrow(/not emulated/);
    await expect(table.db.get({ TableName: 'Nowhere', Key: { PK: 'a', SK: 'b' } })).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });
});
