import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTable, TableName } from './dynamo.ts';

describe('transactions of the embedded DynamoDB', () => {
  let table: Awaited<ReturnType<typeof startTable>>;
  beforeAll(async () => {
    table = await startTable();
  });
  afterAll(() => table.stop());

  const put = (Item: Record<string, unknown>) => table.db.put({ TableName, Item });
  const get = async (PK: string, SK: string) => (await table.db.get({ TableName, Key: { PK, SK } })).Item;
  const add = (PK: string, SK: string, amount: number) => ({
    Update: {
      TableName,
      Key: { PK, SK },
      UpdateExpression: 'ADD n :n',
      ExpressionAttributeValues: { ':n': amount },
    },
  });

  it('put, update, delete and check together', async () => {
    await put({ PK: 'all', SK: 'gone' });
    await put({ PK: 'all', SK: 'checked', ok: true });
    await table.db.transactWrite({
      TransactItems: [
        { Put: { TableName, Item: { PK: 'all', SK: 'new', GSI2PK: 'all', GSI2SK: '1' } } },
        add('all', 'counted', 2),
        { Delete: { TableName, Key: { PK: 'all', SK: 'gone' } } },
        {
          ConditionCheck: {
            TableName,
            Key: { PK: 'all', SK: 'checked' },
            ConditionExpression: 'ok = :t',
            ExpressionAttributeValues: { ':t': true },
          },
        },
      ],
    });
    expect(await get('all', 'gone')).toBeUndefined();
    expect(await get('all', 'checked')).toEqual({ PK: 'all', SK: 'checked', ok: true });
    expect(await get('all', 'counted')).toMatchObject({ n: 2 });
    const { Count } = await table.db.query({
      TableName,
      IndexName: 'GSI2',
      KeyConditionExpression: 'GSI2PK = :p',
      ExpressionAttributeValues: { ':p': 'all' },
    });
    expect(Count).toBe(1);
  });

  it('leave nothing behind when one condition fails, and say which', async () => {
    await put({ PK: 'cancel', SK: 'taken', by: 'ann' });
    const attempt = table.db.transactWrite({
      TransactItems: [
        { Put: { TableName, Item: { PK: 'cancel', SK: 'never' } } },
        {
          Put: {
            TableName,
            Item: { PK: 'cancel', SK: 'taken' },
            ConditionExpression: 'attribute_not_exists(PK)',
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
      ],
    });
    await expect(attempt).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      message: expect.stringContaining('[None, ConditionalCheckFailed]'),
      CancellationReasons: [
        { Code: 'None' },
        { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed', Item: { by: { S: 'ann' } } },
      ],
    });
    expect(await get('cancel', 'never')).toBeUndefined();
  });

  it('are done once for a client request token', async () => {
    const ClientRequestToken = 'the same';
    await table.db.transactWrite({ ClientRequestToken, TransactItems: [add('token', '1', 1)] });
    await table.db.transactWrite({ ClientRequestToken, TransactItems: [add('token', '1', 1)] });
    expect(await get('token', '1')).toMatchObject({ n: 1 });
    const other = table.db.transactWrite({ ClientRequestToken, TransactItems: [add('token', '1', 2)] });
    await expect(other).rejects.toMatchObject({ name: 'IdempotentParameterMismatchException' });
  });

  it('take a token again when the first attempt was cancelled', async () => {
    const once = () =>
      table.db.transactWrite({
        ClientRequestToken: 'again',
        TransactItems: [
          {
            Put: {
              TableName,
              Item: { PK: 'again', SK: '2' },
              ConditionExpression: 'attribute_not_exists(PK)',
            },
          },
        ],
      });
    await put({ PK: 'again', SK: '2' });
    await expect(once()).rejects.toMatchObject({ name: 'TransactionCanceledException' });
    await table.db.delete({ TableName, Key: { PK: 'again', SK: '2' } });
    await once();
    expect(await get('again', '2')).toBeDefined();
  });

  it('hold at most 100 items, each of them once', async () => {
    const puts = Array.from({ length: 101 }, (_, at) => ({ Put: { TableName, Item: { PK: 'many', SK: `${at}` } } }));
    await table.db.transactWrite({ TransactItems: puts.slice(0, 100) });
    const name = 'ValidationException';
    await expect(table.db.transactWrite({ TransactItems: puts })).rejects.toMatchObject({ name });
    await expect(table.db.transactWrite({ TransactItems: [puts[0]!, puts[0]!] })).rejects.toThrow(/one item/);
  });

  it('hold at most 4 MB', async () => {
    const puts = Array.from({ length: 12 }, (_, at) => ({
      Put: { TableName, Item: { PK: 'heavy', SK: `${at}`, text: 'x'.repeat(390 * 1024) } },
    }));
    await expect(table.db.transactWrite({ TransactItems: puts })).rejects.toMatchObject({
      name: 'ValidationException',
    });
    expect(await get('heavy', '0')).toBeUndefined();
  });

  it('are refused with a conflict under contention, and lose or double nothing', async () => {
    let conflicts = 0;
    let done = 0;
    const attempt = async () => {
      try {
        await table.db.transactWrite({ TransactItems: [add('hot', 'a', 1), add('hot', 'b', -1)] });
        done++;
      } catch (error) {
        expect(error).toMatchObject({
          name: 'TransactionCanceledException',
          CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'TransactionConflict' }],
        });
        conflicts++;
      }
    };
    await vi.waitFor(
      async () => {
        await Promise.all(Array.from({ length: 40 }, attempt));
        expect(conflicts).toBeGreaterThan(0);
      },
      { timeout: 30_000 },
    );
    expect(await get('hot', 'a')).toMatchObject({ n: done });
    expect(await get('hot', 'b')).toMatchObject({ n: -done });
  });

  it('refuse single writes to an item they are busy with', async () => {
    const refused: unknown[] = [];
    const wide = Array.from({ length: 50 }, (_, at) => add('busy', `${at}`, 1));
    await vi.waitFor(
      async () => {
        const transaction = table.db.transactWrite({ TransactItems: wide }).catch(() => undefined);
        const writes = Array.from({ length: 20 }, () =>
          table.db.update(add('busy', '7', 1).Update).catch((error: unknown) => refused.push(error)),
        );
        await Promise.all([transaction, ...writes]);
        expect(refused.length).toBeGreaterThan(0);
      },
      { timeout: 30_000 },
    );
    expect(refused[0]).toMatchObject({ name: 'TransactionConflictException' });
  });

  it('refuse to read an item that is being written', async () => {
    const refused: unknown[] = [];
    const TransactItems = [{ Get: { TableName, Key: { PK: 'torn', SK: '0' } } }];
    const wide = Array.from({ length: 50 }, (_, at) => add('torn', `${at}`, 1));
    await vi.waitFor(
      async () => {
        const transaction = table.db.transactWrite({ TransactItems: wide });
        const reads = Array.from({ length: 20 }, () =>
          table.db.transactGet({ TransactItems }).catch((error: unknown) => refused.push(error)),
        );
        await Promise.all([transaction, ...reads]);
        expect(refused.length).toBeGreaterThan(0);
      },
      { timeout: 30_000 },
    );
    expect(refused[0]).toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'TransactionConflict' }],
    });
  });

  it('read several items as of one moment', async () => {
    await put({ PK: 'read', SK: '1', n: 1 });
    const { Responses } = await table.db.transactGet({
      TransactItems: ['1', 'none'].map((SK) => ({ Get: { TableName, Key: { PK: 'read', SK } } })),
    });
    expect(Responses).toEqual([{ Item: { PK: 'read', SK: '1', n: 1 } }, {}]);
  });
});
