import { ExecutionAlreadyExists, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { materialStore, progressStore, table } from '../../../lambdas/runtime/container.ts';
import { files, generationFiles } from '../../../lambdas/runtime/services/files.ts';
import { sessionKey } from '../../../lambdas/store/keys.ts';
import { queryAll, wholePartition } from '../../../lambdas/store/query.ts';
import { deleteRow } from '../../../lambdas/store/table.ts';
import type { Stream } from '../../../local/stream/start.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import { type Backend, person, startBackend } from '../harness.ts';
import { accepted, lesson, newStory } from '../lesson.ts';
import { startStreamHandlers } from '../stream-handlers.ts';

let backend: Backend;
let stream: Stream;
beforeAll(async () => {
  backend = await startBackend();
  stream = await startStreamHandlers(backend);
});
beforeEach(() => {
  backend.workflow.reset();
  backend.workflow.on(StartExecutionCommand).resolves({});
});
afterAll(async () => {
  await stream.close();
  await backend.close();
});

const rowsOf = (id: SessionId) => queryAll(table(), { ...wholePartition(sessionKey(id).PK), ConsistentRead: true });
const started = () => backend.workflow.commandCalls(StartExecutionCommand).map(({ args }) => args[0].input.name);

describe('a generation', () => {
  it('that the handler could not start is started from the stream', async () => {
    backend.workflow.on(StartExecutionCommand).rejects(new Error('unreachable'));
    const { generationId } = await accepted(backend, person('ann'));
    backend.workflow.reset();
    backend.workflow.on(StartExecutionCommand).resolves({});
    await stream.caughtUp();
    expect(new Set(started())).toEqual(new Set([generationId]));
  });

  it('that was started before is as good', async () => {
    backend.workflow
      .on(StartExecutionCommand)
      .rejects(new ExecutionAlreadyExists({ message: 'exists', $metadata: {} }));
    const { sessionId } = await accepted(backend, person('bea'));
    await stream.caughtUp();
    expect((await rowsOf(sessionId)).length).toBeGreaterThan(0);
    expect(started().length).toBeGreaterThan(0);
  });
});

describe('a session that is removed', () => {
  it('takes its scenes, material, files and its author’s progress with it [SESS-45]', async () => {
    const cal = person('cal');
    const { sessionId, scene, ref } = await lesson(backend, cal);
    await backend.call('putProgress', cal, { params: { sceneId: scene(1) }, body: { completion_status: 'completed' } });
    const attach = { params: { sessionId }, body: { kind: 'text' as const, content: 'Long. '.repeat(10_000) } };
    await backend.call('createMaterial', cal, attach);
    const key = (await materialStore().list(sessionId))[0]?.object_key ?? '';
    const nothing = { language: 'en', characters: 0, words: 0, hash: '', chunks: [] };
    await generationFiles().saveExtract(ref, nothing);
    expect(await files().stat(key)).toBeDefined();
    await deleteRow(table(), sessionKey(sessionId));
    await stream.caughtUp();
    expect(await rowsOf(sessionId)).toEqual([]);
    expect(await files().stat(key)).toBeUndefined();
    expect(await generationFiles().extract(ref)).toBeUndefined();
    expect((await progressStore().of(cal.userId, sessionId)).entries).toEqual([]);
  });

  it('while it was being written gives its running place back', async () => {
    const dan = person('dan');
    const { sessionId } = await accepted(backend, dan);
    await deleteRow(table(), sessionKey(sessionId));
    await stream.caughtUp();
    expect((await backend.call('getUsage', dan, {})).body.running.used).toBe(0);
  });

  it('leaves everything of other sessions', async () => {
    const eli = person('eli');
    const other = await lesson(backend, eli);
    const gone = await newStory(backend, eli);
    await deleteRow(table(), sessionKey(gone));
    await stream.caughtUp();
    const { body } = await backend.call('listScenes', eli, { params: { sessionId: other.sessionId } });
    expect(body.modules[0]?.scenes).toHaveLength(3);
  });
});
