import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generationStore, sessionStore, socketStore } from '../../../lambdas/runtime/container.ts';
import { handler } from '../../../lambdas/stream/realtime.ts';
import { streamConsumers } from '../../../local/stack/consumers.ts';
import { type Stream, startStream } from '../../../local/stream/start.ts';
import { type RealtimeMessage, RealtimeMessageSchema } from '../../../shared/events/realtime.ts';
import { type Backend, holderOf, type Identity, person, startBackend } from '../harness.ts';
import { accepted, chapter, finishAt, lesson, planOf, quiz, usage } from '../lesson.ts';

const sockets = mockClient(ApiGatewayManagementApiClient);
let backend: Backend;
let stream: Stream;
beforeAll(async () => {
  backend = await startBackend();
  const told = (name: string) => name === 'realtime';
  const consumers = streamConsumers((_, event) => handler(event as DynamoDBStreamEvent));
  stream = await startStream({ dynamo: backend.dynamo, consumers: consumers.filter(({ name }) => told(name)) });
});
beforeEach(() => {
  sockets.reset();
  sockets.on(PostToConnectionCommand).resolves({});
});
afterAll(async () => {
  await stream.close();
  await backend.close();
  sockets.restore();
});

const open = (who: Identity, connection: string) => socketStore().open(holderOf(who), connection, Date.now());

const listed = async ({ userId }: Identity, now = Date.now()) =>
  (await socketStore().list(userId, now)).map(({ connection }) => connection);

/** What a connection was sent, once everything written so far has been told. */
const heard = async (connection: string): Promise<RealtimeMessage[]> => {
  await stream.caughtUp();
  const calls = sockets.commandCalls(PostToConnectionCommand).map(({ args }) => args[0].input);
  return calls
    .filter(({ ConnectionId }) => ConnectionId === connection)
    .map(({ Data }) => RealtimeMessageSchema.parse(JSON.parse(Buffer.from(Data as Uint8Array).toString())));
};

describe('an open tab', () => {
  it('hears of a session that is made, changed, moved to the bin, restored and purged [LIVE-01, LIVE-02]', async () => {
    const ann = person('ann');
    await open(ann, 'ann-tab');
    const { body } = await backend.call('createSession', ann, { body: { mode: 'traditional', title: 'One' } });
    await stream.caughtUp();
    await backend.call('updateSession', ann, { params: { sessionId: body.id }, body: { title: 'Two' } });
    await stream.caughtUp();
    const at = { params: { sessionId: body.id } };
    for (const name of ['deleteSession', 'restoreSession', 'deleteSession', 'purgeSession'] as const) {
      await backend.call(name, ann, at);
      await stream.caughtUp();
    }
    const id = body.id;
    expect(await heard('ann-tab')).toEqual([
      { kind: 'session.inserted', id, mode: 'traditional', version: 1 },
      {
        kind: 'session.updated',
        id,
        mode: 'traditional',
        version: 2,
        title: 'Two',
        status: 'generating',
        previous: 'generating',
      },
      { kind: 'session.removed', id, mode: 'traditional', version: 3 },
      { kind: 'session.inserted', id, mode: 'traditional', version: 4 },
      { kind: 'session.removed', id, mode: 'traditional', version: 5 },
      { kind: 'session.purged', id, mode: 'traditional', version: 6 },
    ]);
  });

  it('hears of the step from generating to ready, of each scene, and of how far it is', async () => {
    const bea = person('bea');
    const ref = await accepted(backend, bea);
    await stream.caughtUp();
    await open(bea, 'bea-tab');
    const store = generationStore();
    await store.savePlan(ref, planOf([chapter(1)]), usage);
    await store.writeScene(ref, chapter(1), usage);
    await store.finish(ref, finishAt(Date.now()));
    const messages = await heard('bea-tab');
    expect(messages).toContainEqual(
      expect.objectContaining({ kind: 'session.updated', previous: 'generating', status: 'ready' }),
    );
    expect(messages.filter(({ kind }) => kind === 'scene.written')).toHaveLength(1);
    expect(messages.findLast(({ kind }) => kind === 'generation.updated')).toMatchObject({
      phase: 'done',
      written: 1,
      total: 1,
    });
  });

  it('hears that progress has changed, the first entry of a scene too [LIVE-03, LIVE-04]', async () => {
    const cal = person('cal');
    const { sessionId, scene } = await lesson(backend, cal);
    await stream.caughtUp();
    await open(cal, 'cal-tab');
    const mark = (completion_status: 'in_progress' | 'completed') =>
      backend.call('putProgress', cal, { params: { sceneId: scene(1) }, body: { completion_status } });
    for (const status of ['in_progress', 'completed'] as const) {
      await mark(status);
      await stream.caughtUp();
    }
    const progress = (await heard('cal-tab')).filter(({ kind }) => kind === 'progress.changed');
    expect(progress).toEqual([
      { kind: 'progress.changed', id: sessionId, version: 1 },
      { kind: 'progress.changed', id: sessionId, version: 2 },
    ]);
  });

  it('never hears of anybody else [LIVE-05]', async () => {
    const [dan, eli] = [person('dan'), person('eli')];
    await open(dan, 'dan-tab');
    await open(eli, 'eli-tab');
    const { sessionId, scene } = await lesson(backend, dan);
    await sessionStore().change(sessionId, (session) => session && { ...session, visibility: 'public' });
    await stream.caughtUp();
    sockets.resetHistory();
    await backend.call('putProgress', eli, { params: { sceneId: scene(1) }, body: { completion_status: 'completed' } });
    expect((await heard('eli-tab')).map(({ kind }) => kind)).toEqual(['progress.changed']);
    expect(await heard('dan-tab')).toEqual([]);
  });

  it('hears what the others of the same person hear', async () => {
    const flo = person('flo');
    await open(flo, 'flo-1');
    await open(flo, 'flo-2');
    await backend.call('createSession', flo, { body: { mode: 'custom' } });
    expect(await heard('flo-1')).toEqual(await heard('flo-2'));
    expect(await heard('flo-1')).toHaveLength(1);
  });

  it('hears at most 60 messages of a session that is generated, however small the batches', async () => {
    const gus = person('gus');
    await open(gus, 'gus-tab');
    const ref = await accepted(backend, gus);
    const store = generationStore();
    const scenes = Array.from({ length: 24 }, (_, at) => (at % 4 === 3 ? quiz(at + 1) : chapter(at + 1)));
    const steps = [
      () => store.enterPhase(ref, 'plan'),
      () => store.writeOpening(ref, { scene: scenes[0]!, bible: undefined }, usage),
      () => store.savePlan(ref, planOf(scenes), usage),
      () => store.enterPhase(ref, 'generate'),
      ...scenes.slice(1).map((scene) => () => store.writeScene(ref, scene, usage)),
      () => store.enterPhase(ref, 'finalize'),
      () => store.finish(ref, finishAt(Date.now())),
    ];
    for (const step of steps) {
      await step();
      await stream.caughtUp();
    }
    const messages = await heard('gus-tab');
    expect(messages.filter(({ kind }) => kind === 'scene.written')).toHaveLength(24);
    expect(messages.length).toBeLessThanOrEqual(60);
  });
});

describe('a socket', () => {
  it('that is gone loses its row', async () => {
    const hal = person('hal');
    await open(hal, 'hal-gone');
    await open(hal, 'hal-open');
    sockets
      .on(PostToConnectionCommand, { ConnectionId: 'hal-gone' })
      .rejects(new GoneException({ message: '', $metadata: {} }));
    await backend.call('createSession', hal, { body: { mode: 'custom' } });
    expect(await heard('hal-open')).toHaveLength(1);
    expect(await listed(hal)).toEqual(['hal-open']);
  });

  it('that fails for a moment is told again', async () => {
    const ida = person('ida');
    await open(ida, 'ida-tab');
    sockets.on(PostToConnectionCommand).rejectsOnce(new Error('throttled')).resolves({});
    await backend.call('createSession', ida, { body: { mode: 'custom' } });
    const messages = await heard('ida-tab');
    expect(messages.map(({ kind }) => kind)).toEqual(['session.inserted', 'session.inserted']);
  });

  it('that outlived its two hours and ten minutes is not written to', async () => {
    const jim = person('jim');
    await open(jim, 'jim-tab');
    const later = Date.now() + (2 * 60 + 10) * 60_000 + 2_000;
    expect(await listed(jim, later - 10_000)).toEqual(['jim-tab']);
    expect(await listed(jim, later)).toEqual([]);
  });
});
