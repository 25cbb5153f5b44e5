import { ApiGatewayManagementApiClient, PostToConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { planStore, sessionStore, socketStore, table } from '../../../lambdas/runtime/container.ts';
import { openingView } from '../../../lambdas/runtime/services/opening-view.ts';
import { openingKey } from '../../../lambdas/store/keys.ts';
import { getRow } from '../../../lambdas/store/table.ts';
import { type RealtimeMessage, RealtimeMessageSchema } from '../../../shared/events/realtime.ts';
import { newId, type SessionId } from '../../../shared/model/id.ts';
import { type Backend, holderOf, type Identity, person, startBackend } from '../harness.ts';
import { accepted, chapter, usage } from '../lesson.ts';

const sockets = mockClient(ApiGatewayManagementApiClient);
let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(() => {
  sockets.reset();
  sockets.on(PostToConnectionCommand).resolves({});
});
afterAll(async () => {
  await backend.close();
  sockets.restore();
});

const heard = (connection: string): RealtimeMessage[] =>
  sockets
    .commandCalls(PostToConnectionCommand)
    .map(({ args }) => args[0].input)
    .filter(({ ConnectionId }) => ConnectionId === connection)
    .map(({ Data }) => RealtimeMessageSchema.parse(JSON.parse(Buffer.from(Data as Uint8Array).toString())));

const ask = (who: Identity, sessionId: SessionId) => backend.call('getOpening', who, { params: { sessionId } });
const soFar = (content: string, id = newId('opn')) => ({ id, type: 'overview' as const, title: 'T', content });

it('is fetched by a tab that opens later, until the scene stands', async () => {
  const ann = person('ann');
  const ref = await accepted(backend, ann);
  const view = openingView();
  expect((await ask(ann, ref.sessionId)).body).toEqual({ opening: null, written: false });
  const id = newId('opn');
  await view.keep(ref, soFar('Once', id));
  await view.keep(ref, soFar('Once upon', id));
  expect((await ask(ann, ref.sessionId)).body).toEqual({ opening: soFar('Once upon', id), written: false });
  await planStore().writeOpening(ref, { scene: { ...chapter(1), type: 'overview' }, bible: undefined }, usage);
  await view.forget(ref);
  expect((await ask(ann, ref.sessionId)).body).toEqual({ opening: null, written: true });
  expect(await getRow(table(), openingKey(ref.sessionId))).toBeUndefined();
});

it('keeps the text of the latest try: an earlier one that comes late changes nothing', async () => {
  const bea = person('bea');
  const ref = await accepted(backend, bea);
  const view = openingView();
  const [earlier, later] = [newId('opn'), newId('opn')];
  await view.keep(ref, soFar('Second', later));
  await view.keep(ref, soFar('First and longer', earlier));
  expect((await ask(bea, ref.sessionId)).body.opening).toEqual(soFar('Second', later));
});

it('is shown to nobody but the owner, however much the session is shared', async () => {
  const [cal, dan] = [person('cal'), person('dan')];
  const ref = await accepted(backend, cal);
  await openingView().keep(ref, soFar('Not checked'));
  await sessionStore().change(ref.sessionId, (session) => session && { ...session, visibility: 'public' });
  const asked = await backend.call('getOpening', dan, { params: { sessionId: ref.sessionId } });
  expect(asked.status).toBe(404);
  expect(JSON.stringify(asked.body)).not.toContain('Not checked');
});

it('is not what another generation has left', async () => {
  const eli = person('eli');
  const ref = await accepted(backend, eli);
  await openingView().keep({ ...ref, generationId: newId('gen') }, soFar('Old'));
  expect((await ask(eli, ref.sessionId)).body.opening).toBeNull();
});

it('reaches every open tab of its owner, one that opens in the middle too, and nobody else’s', async () => {
  const [flo, gus] = [person('flo'), person('gus')];
  const ref = await accepted(backend, flo);
  await socketStore().open(holderOf(flo), 'flo-1', Date.now());
  await socketStore().open(holderOf(gus), 'gus-1', Date.now());
  const [one, two] = [openingView(), openingView()];
  const message = (at: number, text: string, id = newId('opn')) =>
    ({ kind: 'opening.grown', session_id: ref.sessionId, id, type: 'overview', title: 'T', at, text }) as const;
  const first = message(0, 'Once ');
  await one.send(flo.userId, first);
  await socketStore().open(holderOf(flo), 'flo-2', Date.now());
  const second = message(5, 'upon', first.id);
  await two.send(flo.userId, second);
  expect(heard('flo-1')).toEqual([first, second]);
  expect(heard('flo-2')).toEqual([second]);
  expect(heard('gus-1')).toEqual([]);
});
