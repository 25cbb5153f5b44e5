import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { materialStore, progressStore, table } from '../../../lambdas/runtime/container.ts';
import { sessionKey } from '../../../lambdas/store/keys.ts';
import { queryAll, wholePartition } from '../../../lambdas/store/query.ts';
import type { Stream } from '../../../local/stream/start.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import { DAY } from '../../../shared/model/time.ts';
import { type Backend, type Identity, person, startBackend } from '../harness.ts';
import { lesson } from '../lesson.ts';
import { startStreamHandlers } from '../stream-handlers.ts';

let backend: Backend;
let stream: Stream;
/** How far the table's own clock is ahead. */
let ahead = 0;
beforeAll(async () => {
  backend = await startBackend({ now: () => Date.now() + ahead, ttlSweepMs: DAY });
  stream = await startStreamHandlers(backend);
});
afterEach(() => {
  ahead = 0;
});
afterAll(async () => {
  await stream.close();
  await backend.close();
});

const at = (sessionId: SessionId) => ({ params: { sessionId } });
const rowsOf = (id: SessionId) => queryAll(table(), { ...wholePartition(sessionKey(id).PK), ConsistentRead: true });

const isKept = async (key: string): Promise<boolean> => {
  const list = new ListObjectsV2Command({ Bucket: backend.bucketName, Prefix: key });
  return (await new S3Client({ forcePathStyle: true }).send(list)).KeyCount === 1;
};

/** A lesson with progress and a file, in the bin. */
const binnedLesson = async (who: Identity) => {
  const { sessionId, scene } = await lesson(backend, who);
  const done = { params: { sceneId: scene(1) }, body: { completion_status: 'completed' as const } };
  await backend.call('putProgress', who, done);
  const long = { kind: 'text' as const, content: 'Long. '.repeat(10_000) };
  await backend.call('createMaterial', who, { ...at(sessionId), body: long });
  const key = (await materialStore().list(sessionId))[0]?.object_key ?? '';
  const { body } = await backend.call('deleteSession', who, at(sessionId));
  return { sessionId, key, end: Date.parse(body.deleted_at ?? '') + 7 * DAY };
};

it('erases it from table and bucket once the table has removed it, and not before [SESS-46, SESS-47]', async () => {
  const bea = person('bea');
  const { sessionId, key, end } = await binnedLesson(bea);
  const kept = await lesson(backend, bea);
  ahead = end - Date.now() - 60_000;
  expect(await isKept(key)).toBe(true);
  await backend.dynamo.sweep();
  await stream.caughtUp();
  expect((await rowsOf(sessionId)).length).toBeGreaterThan(1);
  ahead = end - Date.now() + 60_000;
  await backend.dynamo.sweep();
  await stream.caughtUp();
  expect(await rowsOf(sessionId)).toEqual([]);
  expect(await isKept(key)).toBe(false);
  expect((await progressStore().of(bea.userId, sessionId)).entries).toEqual([]);
  expect((await rowsOf(kept.sessionId)).length).toBeGreaterThan(1);
});

it('keeps a session that was restored in time for good [SESS-44]', async () => {
  const cal = person('cal');
  const { sessionId, end } = await binnedLesson(cal);
  expect((await backend.call('restoreSession', cal, at(sessionId))).status).toBe(200);
  ahead = end - Date.now() + DAY;
  await backend.dynamo.sweep();
  await stream.caughtUp();
  const { body } = await backend.call('listScenes', cal, at(sessionId));
  expect(body.modules[0]?.scenes).toHaveLength(3);
});

it('erases what its owner deletes for ever at once [SESS-45, SESS-46]', async () => {
  const dan = person('dan');
  const { sessionId, key } = await binnedLesson(dan);
  expect((await backend.call('purgeSession', dan, at(sessionId))).status).toBe(200);
  await stream.caughtUp();
  expect(await rowsOf(sessionId)).toEqual([]);
  expect(await isKept(key)).toBe(false);
  expect((await progressStore().of(dan.userId, sessionId)).entries).toEqual([]);
});
