import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import { toBin } from '../../../../lambdas/domain/session/bin.ts';
import type { SessionRecord } from '../../../../lambdas/domain/session/session.ts';
import { sessionRow } from '../../../../lambdas/store/session/row.ts';
import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Input } from '../../../../shared/contract/endpoint.ts';
import { DAY, MINUTE } from '../../../../shared/model/time.ts';
import { type Backend, person, startBackend } from '../../harness.ts';
import { put } from '../../store/seed-rows.ts';

const MANY = 10_000;
const BINNED = 300;
const ada = person('ada');
const now = Date.now();
let backend: Backend;
let listed: readonly SessionRecord[] = [];
let binned: readonly SessionRecord[] = [];

const states = ['ready', 'in-progress', 'completed', null] as const;

/** Made one after the other and touched in another order, three at a time in the same instant. */
const sessionAt = (at: number): SessionRecord => {
  const touched = now - DAY - Math.floor(((at * 7_919) % MANY) / 3) * MINUTE;
  const mode = at % 10 === 0 ? 'anchor' : at % 10 < 3 ? 'traditional' : 'custom';
  const state = states[at % states.length] ?? null;
  const session = newSession(ada.userId, { mode, title: `Story ${at}` }, now - 30 * DAY + at);
  const tags = { industry: [], exam: [], tool: at % 100 === 0 ? ['excel'] : [], pedagogy: ['analogy'] };
  return {
    ...session,
    title: at % 250 === 0 ? `Été à Ménerbes ${at}` : session.title,
    updated_at: new Date(touched).toISOString() as SessionRecord['updated_at'],
    status: state === null ? 'draft' : state === 'completed' ? 'completed' : 'ready',
    learning_status: state,
    tags,
  };
};

beforeAll(async () => {
  backend = await startBackend();
  const all = Array.from({ length: MANY }, (_, at) => sessionAt(at));
  listed = all.slice(BINNED);
  // A third of them for longer than the bin keeps anything
  binned = all.slice(0, BINNED).map((each, at) => toBin(each, ada.userId, now - (at % 3) * 4 * DAY - at));
  const rows = [...listed, ...binned].map(sessionRow);
  const parts = [0, 1, 2, 3].map((part) => rows.filter((_, at) => at % 4 === part));
  await Promise.all(parts.map(put));
});
afterAll(() => backend.close());

type Query = Input<Contract['listSessions']>['query'];

/** Every page of a list, as the browser asks for them; `between` happens once, after the first page. */
const pagesOf = async (query: Query, between: () => Promise<unknown> = async () => undefined) => {
  const pages: { id: string; title: string }[][] = [];
  let cursor: string | undefined;
  do {
    const { status, body } = await backend.call('listSessions', ada, { query: { ...query, limit: 100, cursor } });
    expect(status).toBe(200);
    pages.push(body.items);
    cursor = body.cursor ?? undefined;
    if (pages.length === 1) await between();
  } while (cursor !== undefined);
  return pages;
};
const idsOf = (pages: readonly { id: string }[][]): string[] => pages.flat().map(({ id }) => id);

const newestFirst = (fits: (session: SessionRecord) => boolean) =>
  listed
    .filter(fits)
    .sort((one, other) => (`${one.updated_at}#${one.id}` < `${other.updated_at}#${other.id}` ? 1 : -1))
    .map(({ id }) => id);

describe('10,000 sessions of one person', () => {
  it.each(['custom', 'traditional', 'anchor'] as const)(
    'are listed newest updated first, none missing and none twice: %s [DASH-114]',
    async (mode) => {
      const pages = await pagesOf({ mode });
      expect(idsOf(pages)).toEqual(newestFirst((session) => session.mode === mode));
      expect(pages.slice(0, -1).every(({ length }) => length === 100)).toBe(true);
    },
  );

  it('are one list over all modes', async () => {
    expect(idsOf(await pagesOf({}))).toEqual(newestFirst(() => true));
  });

  it.each(['ready', 'in-progress', 'completed'] as const)(
    'stand under their tab: %s [DASH-05, DASH-06, DASH-07]',
    async (tab) => {
      const wanted = newestFirst(({ mode, learning_status }) => mode === 'custom' && learning_status === tab);
      expect(wanted.length).toBeGreaterThan(1_000);
      expect(idsOf(await pagesOf({ mode: 'custom', tab }))).toEqual(wanted);
    },
  );

  it('are found by a tag that one in a hundred has', async () => {
    const wanted = newestFirst(({ tags }) => tags?.tool.includes('excel') === true);
    expect(wanted).toHaveLength(97);
    expect(idsOf(await pagesOf({ tags: 'excel,nothing-has-this' }))).toEqual(wanted);
  });

  it('are found by a title, without its accents, in every corner of the list', async () => {
    const wanted = newestFirst(({ title, mode }) => title.includes('Ménerbes') && mode === 'anchor');
    expect(wanted.length).toBeGreaterThan(30);
    expect(idsOf(await pagesOf({ mode: 'anchor', search: 'menerbes' }))).toEqual(wanted);
  });

  it('lie in the bin until their time is over, newest deleted first [SESS-64]', async () => {
    const since = now - 7 * DAY;
    const wanted = binned
      .filter(({ mode, deleted_at }) => mode === 'custom' && Date.parse(deleted_at ?? '') > since)
      .sort((one, other) => ((one.deleted_at ?? '') < (other.deleted_at ?? '') ? 1 : -1))
      .map(({ id }) => id);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await backend.call('listDeletedSessions', ada, { query: { mode: 'custom', limit: 50, cursor } });
      found.push(...body.items.map(({ id }) => id));
      cursor = body.cursor ?? undefined;
    } while (cursor !== undefined);
    expect(wanted.length).toBeGreaterThan(100);
    expect(found).toEqual(wanted);
  });

  it('are not doubled nor lost when one of them moves to the front while the pages are read', async () => {
    const wanted = newestFirst(({ mode }) => mode === 'anchor');
    const moved = wanted[450]!;
    const rename = () =>
      backend.call('updateSession', ada, { params: { sessionId: moved }, body: { title: 'Renamed' } });
    const before = idsOf(await pagesOf({ mode: 'anchor' }, rename));
    expect(before).toEqual(wanted.filter((id) => id !== moved));
    const [first] = await pagesOf({ mode: 'anchor' });
    expect(first?.[0]).toMatchObject({ id: moved, title: 'Renamed' });
  });
});
