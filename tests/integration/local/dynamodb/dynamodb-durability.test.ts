import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { documentClient, startTable, TableName } from './dynamo.ts';

async function temporaryFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'fabula-dynamo-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function startProcess(folder: string): Promise<{ child: ChildProcess; endpoint: string }> {
  const child = fork(path.join(import.meta.dirname, 'dynamo-process.ts'), [folder]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const [{ endpoint }] = (await once(child, 'message')) as [{ endpoint: string }];
  return { child, endpoint };
}

it('loses no acknowledged write and no half transaction when it is killed', async () => {
  const folder = await temporaryFolder();
  const { child, endpoint } = await startProcess(folder);
  const db = documentClient(endpoint);
  const acknowledged: string[] = [];
  let running = true;
  const write = async (writer: number) => {
    for (let at = 0; running; at++) {
      const SK = `${writer}#${at}`;
      const TransactItems = ['left', 'right'].map((PK) => ({
        Put: { TableName, Item: { PK, SK, GSI1PK: PK, GSI1SK: SK } },
      }));
      await db.transactWrite({ TransactItems });
      acknowledged.push(SK);
      if (acknowledged.length === 200) child.kill('SIGKILL');
    }
  };
  const stopped = Promise.allSettled([1, 2, 3, 4].map(write));
  await once(child, 'exit');
  running = false;
  await stopped;
  db.destroy();

  const table = await startTable({ dataDir: folder });
  onTestFinished(table.stop);
  const keys = async (name: string, IndexName?: string) => {
    const found: string[] = [];
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await table.db.query({
        TableName,
        IndexName,
        KeyConditionExpression: `${IndexName ? 'GSI1PK' : 'PK'} = :p`,
        ExpressionAttributeValues: { ':p': name },
        ExclusiveStartKey,
      });
      found.push(...(page.Items ?? []).map((item) => String(item['SK'])));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    return found;
  };
  const left = await keys('left');
  expect(acknowledged.filter((key) => !left.includes(key))).toEqual([]);
  expect(await keys('right')).toEqual(left);
  expect(await keys('left', 'GSI1')).toEqual(left);
  expect(await table.dynamo.outbox.read('', 100_000)).toHaveLength(2 * left.length);
});

it('catches its indexes up with what was not due when it stopped', async () => {
  const dataDir = await temporaryFolder();
  const before = await startTable({ dataDir, indexDelayMs: [60_000, 60_000] });
  await before.db.put({ TableName, Item: { PK: 'a', SK: '1', GSI1PK: 'list', GSI1SK: '1' } });
  await before.stop();
  const after = await startTable({ dataDir });
  onTestFinished(after.stop);
  const { Count } = await after.db.query({
    TableName,
    IndexName: 'GSI1',
    KeyConditionExpression: 'GSI1PK = :p',
    ExpressionAttributeValues: { ':p': 'list' },
  });
  expect(Count).toBe(1);
});
