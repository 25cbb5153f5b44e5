import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startTable, TableName } from './dynamo.ts';

const BEGIN = Date.parse('2026-03-01T12:00:00Z');
const patient = { timeout: 30_000, interval: 5 };

async function started(options: Parameters<typeof startTable>[0]) {
  const table = await startTable(options);
  onTestFinished(table.stop);
  const listed = async (IndexName = 'GSI1') => {
    const { Items = [] } = await table.db.query({
      TableName,
      IndexName,
      KeyConditionExpression: `${IndexName}PK = :p`,
      ExpressionAttributeValues: { ':p': 'list' },
    });
    return Items.map((item) => item['title']);
  };
  return { ...table, listed };
}

describe('an index that lags', () => {
  it('does not show a write that the table shows already', async () => {
    const { db, listed } = await started({ indexDelayMs: [60_000, 60_000] });
    await db.put({ TableName, Item: { PK: 'a', SK: '1', GSI1PK: 'list', GSI1SK: '1', title: 'First' } });
    expect(await listed()).toEqual([]);
    expect((await db.get({ TableName, Key: { PK: 'a', SK: '1' } })).Item).toBeDefined();
  });

  it('shows it after the delay, and takes the changes of one row in their order', async () => {
    const { db, listed } = await started({ indexDelayMs: [1, 30] });
    for (let at = 1; at <= 20; at++) {
      await db.put({ TableName, Item: { PK: 'a', SK: '1', GSI1PK: 'list', GSI1SK: `${at}`, title: at } });
    }
    const seen: unknown[] = [];
    await vi.waitFor(async () => {
      const titles = await listed();
      seen.push(...titles);
      expect(titles).toEqual([20]);
    }, patient);
    expect(seen).toEqual(seen.toSorted((a, b) => Number(a) - Number(b)));
  });
});

describe('an item with an expiry', () => {
  const seconds = (ms: number) => Math.floor(ms / 1000);

  it('is removed by the service some time after, and the record says by whom', async () => {
    let now = BEGIN;
    const { dynamo, db, listed } = await started({ now: () => now });
    const item = { PK: 'a', SK: '1', GSI1PK: 'list', GSI1SK: '1', title: 'Bin', expires_at: seconds(BEGIN) + 60 };
    await db.put({ TableName, Item: item });
    expect(await dynamo.sweep()).toBe(0);
    now += 62_000;
    expect(await listed()).toEqual(['Bin']);
    expect(await dynamo.sweep()).toBe(1);
    expect(await listed()).toEqual([]);
    const [, removal] = await dynamo.outbox.read('', 10);
    expect(removal).toMatchObject({
      eventName: 'REMOVE',
      userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
      dynamodb: { Keys: { PK: { S: 'a' }, SK: { S: '1' } }, OldImage: { title: { S: 'Bin' } } },
    });
  });

  it('stays when its expiry is taken away or moved in time', async () => {
    let now = BEGIN;
    const { dynamo, db } = await started({ now: () => now });
    for (const SK of ['restored', 'extended']) {
      await db.put({ TableName, Item: { PK: 'a', SK, expires_at: seconds(BEGIN) + 60 } });
    }
    await db.update({ TableName, Key: { PK: 'a', SK: 'restored' }, UpdateExpression: 'REMOVE expires_at' });
    await db.update({
      TableName,
      Key: { PK: 'a', SK: 'extended' },
      UpdateExpression: 'SET expires_at = :later',
      ExpressionAttributeValues: { ':later': seconds(BEGIN) + 3600 },
    });
    now += 600_000;
    expect(await dynamo.sweep()).toBe(0);
    now += 3_600_000;
    expect(await dynamo.sweep()).toBe(1);
    expect((await db.get({ TableName, Key: { PK: 'a', SK: 'restored' } })).Item).toBeDefined();
  });

  it('is removed without being asked', async () => {
    const { db } = await started({ ttlSweepMs: 10 });
    await db.put({ TableName, Item: { PK: 'a', SK: '1', expires_at: seconds(Date.now()) - 60 } });
    const gone = async () => expect((await db.get({ TableName, Key: { PK: 'a', SK: '1' } })).Item).toBeUndefined();
    await vi.waitFor(gone, patient);
  });
});
