import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionStore, socketStore, table, userStore } from '../../../lambdas/runtime/container.ts';
import { latestGeneration } from '../../../lambdas/store/generation/latest-generation.ts';
import { listMaterials } from '../../../lambdas/store/material/list-materials.ts';
import { listPromptInputs } from '../../../lambdas/store/material/list-prompt-inputs.ts';
import { findProgress } from '../../../lambdas/store/progress/row.ts';
import { listScenes } from '../../../lambdas/store/scene/list-scenes.ts';
import { listSockets } from '../../../lambdas/store/socket/list-sockets.ts';
import { type Backend, holderOf, type Identity, person, startBackend } from '../harness.ts';
import { lesson } from '../lesson.ts';
import { type Place, seedRows } from './seed-rows.ts';

let backend: Backend;
let spent = 0;
const few = person('few');
const many = person('many');
const places = new Map<Identity, Place>();

const settle = async (who: Identity, rows: number): Promise<void> => {
  const { sessionId, scene } = await lesson(backend, who);
  const done = { params: { sceneId: scene(1) }, body: { completion_status: 'completed' } } as const;
  await backend.call('putProgress', who, done);
  await socketStore().open(holderOf(who), 'tab', Date.now());
  const place = { user: who.userId, session: sessionId };
  await seedRows(place, rows);
  places.set(who, place);
};

beforeAll(async () => {
  backend = await startBackend();
  await settle(few, 20);
  await settle(many, 2_000);
  table().client.middlewareStack.add(
    (next) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(args);
      const { ConsumedCapacity } = result.output as { ConsumedCapacity?: { CapacityUnits?: number } };
      spent += ConsumedCapacity?.CapacityUnits ?? 0;
      return result;
    },
    { step: 'initialize' },
  );
});
afterAll(() => backend.close());

const page = { mode: undefined, tab: undefined, limit: 5, cursor: undefined } as const;
const binned = { mode: 'custom', since: '2024-12-31T00:00:00.000Z', cursor: undefined } as const;
const lists: readonly (readonly [string, (place: Place) => Promise<unknown>])[] = [
  ['the dashboard of a mode', ({ user }) => sessionStore().list({ ...page, userId: user, mode: 'custom' })],
  ['a tab', ({ user }) => sessionStore().list({ ...page, userId: user, mode: 'custom', tab: 'ready' })],
  ['all modes', ({ user }) => sessionStore().list({ ...page, userId: user })],
  [
    'the second page',
    async ({ user }) => {
      const first = await sessionStore().list({ ...page, userId: user, mode: 'anchor', limit: 3 });
      return sessionStore().list({
        ...page,
        userId: user,
        mode: 'anchor',
        limit: 3,
        cursor: first.cursor ?? undefined,
      });
    },
  ],
  ['the bin of a mode', ({ user }) => sessionStore().listBinned({ ...binned, userId: user, limit: 5 })],
  [
    'the second page of the bin',
    async ({ user }) => {
      const first = await sessionStore().listBinned({ ...binned, userId: user, limit: 3 });
      return sessionStore().listBinned({ ...binned, userId: user, limit: 3, cursor: first.cursor ?? undefined });
    },
  ],
  [
    'the anchors to choose from',
    ({ user }) => sessionStore().listAnchors({ userId: user, limit: 5, cursor: undefined }),
  ],
  ['the figures with their tags', ({ user }) => userStore().figures(user)],
  ['the scenes of a session', ({ session }) => listScenes(table(), { id: session, scene_end: 3 })],
  ['the materials of a session', ({ session }) => listMaterials(table(), session)],
  ['the prompt inputs of a session', ({ session }) => listPromptInputs(table(), session)],
  ['the newest generation', ({ session }) => latestGeneration(table(), session)],
  ['the progress in a session', ({ user, session }) => findProgress(table(), user, session)],
  ['the sockets of a person', ({ user }) => listSockets(table(), user, Date.now())],
];

const costFor = async (who: Identity, read: (place: Place) => Promise<unknown>): Promise<number> => {
  spent = 0;
  await read(places.get(who)!);
  return spent;
};

it.each(lists)('costs the same among 20 rows and among 2,000: %s', async (_, read) => {
  const [small, large] = [await costFor(few, read), await costFor(many, read)];
  expect(small).toBeGreaterThan(0);
  expect(large).toBe(small);
});

it('looks at no more than 500 sessions for a title, and counts no more than 100 in the bin', async () => {
  const wanted = { search: 'in no title at all', tags: [] };
  for (const mode of [undefined, 'custom'] as const)
    expect(
      await costFor(many, ({ user }) => sessionStore().list({ ...page, userId: user, mode, filter: wanted })),
    ).toBeLessThanOrEqual(125);
  const counted = costFor(many, async ({ user }) =>
    expect(await sessionStore().countBinned({ ...binned, userId: user })).toBe(100),
  );
  expect(await counted).toBeLessThanOrEqual(50);
});
