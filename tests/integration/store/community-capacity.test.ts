import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCollection } from '../../../lambdas/domain/collection/collection.ts';
import { newSession } from '../../../lambdas/domain/generation/new-session.ts';
import { newLibraryEntry } from '../../../lambdas/domain/library/library.ts';
import { newPost } from '../../../lambdas/domain/post/post.ts';
import { newReader } from '../../../lambdas/domain/progress/progress.ts';
import { collectionStore, postStore, sessionStore, table } from '../../../lambdas/runtime/container.ts';
import { putRows } from '../../../lambdas/store/batch.ts';
import { collectionRow } from '../../../lambdas/store/collection/row.ts';
import { postTermKey, trendingKey } from '../../../lambdas/store/keys.ts';
import { postRow } from '../../../lambdas/store/post/row.ts';
import { libraryRow } from '../../../lambdas/store/session/library-row.ts';
import { type Backend, startBackend } from '../harness.ts';

const start = Date.parse('2025-01-01T00:00:00.000Z');
const [author, reader] = ['author', 'reader'];
const trends: { session_id: string; author_id: string }[] = [];

/** One more post by the same author; one more added session and one more collection of the same reader. */
const rowsAt = (at: number) => {
  const now = start + at * 1_000;
  const session = {
    ...newSession(author, { mode: 'custom', title: 'The Life of Cells' }, now),
    visibility: 'public' as const,
  };
  const post = newPost(session, undefined, { likes: at, views: at }, now);
  const place = { session_id: session.id, author_id: author };
  if (trends.length < 200) trends.push(place);
  return [
    postRow(post),
    { ...postTermKey('cells', session.id), ...place },
    libraryRow(newLibraryEntry(session, newReader(reader, session.id), 'Ann', now)),
    collectionRow(newCollection(reader, { title: 'A shelf', description: '' }, now)),
  ];
};

const seedRows = async (from: number, to: number): Promise<void> => {
  for (let at = from; at < to; at += 25)
    await putRows(table(), Array.from({ length: Math.min(25, to - at) }, (_, each) => rowsAt(at + each)).flat());
  await putRows(table(), [{ ...trendingKey, posts: trends }]);
};

let backend: Backend;
let spent = 0;
beforeAll(async () => {
  backend = await startBackend();
  table().client.middlewareStack.add(
    (next) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(args);
      const { ConsumedCapacity: used } = result.output as { ConsumedCapacity?: unknown };
      for (const one of [used].flat()) spent += (one as { CapacityUnits?: number } | undefined)?.CapacityUnits ?? 0;
      return result;
    },
    { step: 'initialize' },
  );
});
afterAll(() => backend.close());

const first = { limit: 5, cursor: undefined };
type Page = { readonly cursor: string | null };
const second = async (list: (query: { limit: number; cursor: string | undefined }) => Promise<Page>): Promise<Page> =>
  list({ limit: 5, cursor: (await list(first)).cursor ?? undefined });

const lists: readonly (readonly [string, () => Promise<Page>])[] = [
  ['the newest posts', () => second((query) => postStore().feed({ sort: 'recent', ...query }))],
  ['the most liked posts', () => second((query) => postStore().feed({ sort: 'popular', ...query }))],
  ['posts by words of their titles', () => second((query) => postStore().search({ terms: ['ce'], ...query }))],
  ['the posts of a person', () => second((query) => postStore().ofPerson({ userId: author, ...query }))],
  ['the collections of a person', () => second((query) => collectionStore().list({ userId: reader, ...query }))],
  [
    'a dashboard of added sessions',
    () => second((query) => sessionStore().list({ userId: reader, mode: 'custom', tab: undefined, ...query })),
  ],
  [
    'a tab of added sessions',
    () => second((query) => sessionStore().list({ userId: reader, mode: 'custom', tab: 'ready', ...query })),
  ],
];

const measured = async (): Promise<Map<string, number>> => {
  const costs = new Map<string, number>();
  for (const [name, list] of lists) {
    spent = 0;
    await list();
    costs.set(name, spent);
  }
  return costs;
};

it('costs the same for a page among 20 posts, added sessions and collections and among 2,000', async () => {
  await seedRows(0, 20);
  const few = await measured();
  await seedRows(20, 2_000);
  const many = await measured();
  for (const [name] of lists) expect(few.get(name), name).toBeGreaterThan(0);
  expect(Object.fromEntries(many)).toEqual(Object.fromEntries(few));
});

it('reads no more of the trending list than its 200 places', async () => {
  spent = 0;
  const page = await postStore().feed({ sort: 'trending', ...first });
  expect(page.posts).toHaveLength(5);
  expect(spent).toBeLessThanOrEqual(6);
});
