import { expect, it, onTestFinished, vi } from 'vitest';
import { RecoveringLevel } from '../../../../local/dynamodb/storage/recovering-level.ts';
import { type Log, newLog, openTorn } from './torn-level.ts';

const put = (key: string) => [{ type: 'put' as const, key, value: key }];

/** The store over a disk that can fill up, with what was acknowledged by it. */
async function openStore(log: Log) {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const checkSpace = async () => {
    if (log.full) throw new Error('No space left on device');
  };
  const level = await RecoveringLevel.open({ open: async () => openTorn(log), checkSpace, folder: '/data' });
  const acknowledged: string[] = [];
  const write = async (key: string) => {
    await level.batch(put(key));
    acknowledged.push(key);
  };
  const lost = async () => {
    const kept = await openTorn(log).getMany(acknowledged);
    return acknowledged.filter((_, at) => kept[at] === undefined);
  };
  return { level, write, lost, acknowledged, said };
}

it('keeps every write that is acknowledged after the disk was full', async () => {
  const log = newLog();
  const store = await openStore(log);
  await store.write('before');
  log.full = true;
  await expect(store.write('refused')).rejects.toThrow('The data folder cannot be written');
  log.full = false;
  for (const key of ['a', 'b', 'c']) await store.write(key);
  expect(store.acknowledged).toEqual(['before', 'a', 'b', 'c']);
  expect(await store.lost()).toEqual([]);
});

it('keeps what was sent at the same time as a write that fails', async () => {
  const log = newLog();
  const store = await openStore(log);
  log.full = true;
  const writes = ['a', 'b', 'c', 'd'].map((key) => store.write(key));
  await writes[0]?.catch(() => undefined);
  log.full = false;
  await Promise.allSettled(writes);
  expect(store.acknowledged.length).toBeGreaterThan(0);
  expect(await store.lost()).toEqual([]);
});

it('keeps what is written after a removal of many failed', async () => {
  const log = newLog();
  const store = await openStore(log);
  await store.write('a');
  log.full = true;
  await expect(store.level.clear({ gt: 'a' })).rejects.toThrow('cannot be written');
  log.full = false;
  await store.write('b');
  expect(await store.lost()).toEqual([]);
});

it('goes on answering reads while writes are refused, and says both changes once', async () => {
  const log = newLog();
  const store = await openStore(log);
  await store.write('a');
  log.full = true;
  for (const key of ['b', 'c', 'd']) await expect(store.write(key)).rejects.toThrow('Free space on its disk');
  expect(await store.level.get('a')).toBe('a');
  expect(log.opened).toBe(1);
  log.full = false;
  await store.write('e');
  expect(store.said.mock.calls.map(String)).toEqual([
    '[dynamodb] /data cannot be written, writes are refused: IO error: No space left on device',
    '[dynamodb] /data can be written again.',
  ]);
});

it('lets an iteration end before it opens the store again', async () => {
  const log = newLog();
  const store = await openStore(log);
  for (const key of ['a', 'b']) await store.write(key);
  log.full = true;
  await store.write('c').catch(() => undefined);
  log.full = false;
  const seen: string[] = [];
  let later: Promise<void> | undefined;
  for await (const key of store.level.keys({ gt: '' })) {
    later ??= store.write('d');
    await new Promise(setImmediate);
    seen.push(`${key}, opened ${log.opened}`);
  }
  await later;
  expect(seen).toEqual(['a, opened 1', 'b, opened 1']);
  expect(log.opened).toBe(2);
});

it('answers whoever reads once it can be opened, after an opening that failed', async () => {
  const log = newLog();
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const level = await RecoveringLevel.open({ open: async () => openTorn(log), folder: '/data' });
  await level.batch(put('a'));
  log.full = true;
  for (const key of ['b', 'c']) await expect(level.batch(put(key))).rejects.toThrow('cannot be written');
  await expect(level.get('a')).rejects.toThrow('cannot be written');
  log.full = false;
  expect(await level.get('a')).toBe('a');
});
