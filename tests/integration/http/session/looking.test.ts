import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionStore } from '../../../../lambdas/runtime/container.ts';
import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import type { Input } from '../../../../shared/contract/endpoint.ts';
import type { session } from '../../../../shared/contract/session/session.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import { type Backend, type Identity, person, startBackend } from '../../harness.ts';
import { accepted, lesson } from '../../lesson.ts';
import { seedRows } from '../../store/seed-rows.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const make = async (who: Identity, mode: Mode, title: string): Promise<SessionId> =>
  (await backend.call('createSession', who, { body: { mode, title } })).body.id;

/** All pages of a list. */
const titles = async (who: Identity, query: Input<typeof session.listSessions>['query']): Promise<string[]> => {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await backend.call('listSessions', who, { query: { ...query, cursor } });
    found.push(...body.items.map(({ title }) => title));
    cursor = body.cursor ?? undefined;
  } while (cursor);
  return found;
};

const tag = (id: SessionId, tool: readonly string[]) =>
  sessionStore().change(
    id,
    (session) => session && { ...session, tags: { industry: [], exam: [], tool: [...tool], pedagogy: [] } },
  );

describe('looking for a title', () => {
  it('finds a part of it in any case, with and without accents, in one mode or in all', async () => {
    const ann = person('ann');
    for (const title of ['Café culture', 'Cells', 'CAFETERIA', 'The cell']) await make(ann, 'custom', title);
    await make(ann, 'anchor', 'A cell, told');
    expect(await titles(ann, { mode: 'custom', search: 'cafe' })).toEqual(['CAFETERIA', 'Café culture']);
    expect(await titles(ann, { search: 'CELL' })).toEqual(['A cell, told', 'The cell', 'Cells']);
    expect(await titles(ann, { search: 'nothing like it' })).toEqual([]);
  });

  it('finds each once and in order among many, however small the pages, and leaves out the bin', async () => {
    const bea = person('bea');
    const { sessionId } = await lesson(backend, bea);
    await seedRows({ user: bea.userId, session: sessionId }, 700);
    const wanted = [];
    for (let at = 0; at < 7; at += 1) {
      wanted.unshift(`needle ${at}`);
      await make(bea, (['custom', 'traditional', 'anchor'] as const)[at % 3]!, `needle ${at}`);
    }
    const gone = await make(bea, 'custom', 'needle in the bin');
    await backend.call('deleteSession', bea, { params: { sessionId: gone } });
    expect(await titles(bea, { search: 'Needle', limit: 2 })).toEqual(wanted);
  });

  it('gets to the last session of a long list by its cursor', async () => {
    const cal = person('cal');
    const { sessionId } = await lesson(backend, cal);
    await backend.call('updateSession', cal, { params: { sessionId }, body: { title: 'Needle' } });
    await sessionStore().change(
      sessionId,
      (session) => session && { ...session, updated_at: '2020-01-01T00:00:00.000Z' },
    );
    await seedRows({ user: cal.userId, session: sessionId }, 1_800);
    const query = { mode: 'custom', search: 'needle' } as const;
    const { body } = await backend.call('listSessions', cal, { query });
    expect(body.items).toEqual([]);
    expect(body.cursor).not.toBeNull();
    expect(await titles(cal, query)).toEqual(['Needle']);
  });
});

describe('looking for tags', () => {
  it('finds the sessions with any of them [DASH-99]', async () => {
    const dan = person('dan');
    await tag(await make(dan, 'traditional', 'Sheets'), ['excel']);
    await tag(await make(dan, 'traditional', 'Snakes'), ['python', 'git']);
    await tag(await make(dan, 'traditional', 'Tables'), ['sql']);
    await make(dan, 'traditional', 'Bare');
    const found = (tags: string) => titles(dan, { mode: 'traditional', tags });
    expect(new Set(await found('python,excel'))).toEqual(new Set(['Sheets', 'Snakes']));
    expect(await found('sql')).toEqual(['Tables']);
    expect(await found('python,git')).toEqual(['Snakes']);
    expect(await titles(dan, { mode: 'traditional', tags: 'sql', search: 'sheet' })).toEqual([]);
  });

  it('offers those of the mode, with how many sessions have them [DASH-97]', async () => {
    const eva = person('eva');
    await lesson(backend, eva);
    const tags = async (mode: Mode) => (await backend.call('getStats', eva, { query: { mode } })).body.tags;
    expect(await tags('custom')).toEqual([{ slug: 'analogy', count: 1 }]);
    expect(await tags('traditional')).toEqual([]);
  });
});

describe('sessions to choose for an anchor', () => {
  it('are the caller’s anchor sessions outside the bin, newest made first, page by page [ANCH-28]', async () => {
    const flo = person('flo');
    const ids: SessionId[] = [];
    for (let at = 0; at < 5; at += 1) ids.unshift(await make(flo, 'anchor', `Anchor ${at}`));
    await make(flo, 'custom', 'A story');
    await make(person('gil'), 'anchor', 'Hers');
    await backend.call('updateSession', flo, { params: { sessionId: ids[4]! }, body: { title: 'Changed last' } });
    await backend.call('deleteSession', flo, { params: { sessionId: ids[1]! } });
    const seen: SessionId[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await backend.call('listAnchorSessions', flo, { query: { limit: 2, cursor } });
      seen.push(...body.items.map(({ id }) => id));
      cursor = body.cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([ids[0], ids[2], ids[3], ids[4]]);
  });

  it('refuse a cursor that leads elsewhere', async () => {
    for (const key of ['SESSION#anchor#x', 'PROFILE', '']) {
      const cursor = Buffer.from(JSON.stringify([key])).toString('base64url');
      const { error } = await backend.call('listAnchorSessions', person('hal'), { query: { cursor } });
      expect(error.code).toBe('bad_cursor');
    }
  });
});

describe('amending a session', () => {
  const amend = (who: Identity, sessionId: SessionId, body: Input<typeof session.updateSession>['body']) =>
    backend.call('updateSession', who, { params: { sessionId }, body });

  it('sets mode and status before its generation, and the figures move along [TRAD-22]', async () => {
    const ida = person('ida');
    const id = await make(ida, 'anchor', 'To be a lesson');
    const { body } = await amend(ida, id, { mode: 'traditional', status: 'generating' });
    expect(body).toMatchObject({ mode: 'traditional', status: 'generating', title: 'To be a lesson' });
    expect(await titles(ida, { mode: 'traditional' })).toEqual(['To be a lesson']);
    expect(await titles(ida, { mode: 'anchor' })).toEqual([]);
    const count = async (mode: Mode) => (await backend.call('getStats', ida, { query: { mode } })).body.totalSessions;
    expect([await count('traditional'), await count('anchor')]).toEqual([1, 0]);
  });

  it('is done by the generation too, where the update before it never came [TRAD-23]', async () => {
    const max = person('max');
    const id = await make(max, 'anchor', 'To be a lesson');
    const content = 'Cells are the smallest units of life. Each cell has a membrane.';
    const { status } = await backend.call('generateTraditionalLesson', max, { body: { sessionId: id, content } });
    expect(status).toBe(202);
    expect(await titles(max, { mode: 'traditional' })).toEqual(['To be a lesson']);
    const count = async (mode: Mode) => (await backend.call('getStats', max, { query: { mode } })).body.totalSessions;
    expect([await count('traditional'), await count('anchor')]).toEqual([1, 0]);
  });

  it('leaves a session that is being written, or is, as it was generated', async () => {
    const jan = person('jan');
    const done = await lesson(backend, jan);
    const { sessionId: atWork } = await accepted(backend, jan);
    for (const id of [done.sessionId, atWork]) {
      expect((await amend(jan, id, { mode: 'traditional', status: 'generating' })).error.code).toBe('conflict');
      expect((await amend(jan, id, { title: 'Renamed' })).body).toMatchObject({ title: 'Renamed', mode: 'custom' });
    }
  });

  it('that changes nothing is refused', async () => {
    const kim = person('kim');
    expect((await amend(kim, await make(kim, 'custom', 'Same'), {})).error.code).toBe('invalid');
  });
});

describe('the columns of a session', () => {
  it('are told to whoever is signed in [PAGE-30]', async () => {
    const ask = async (column_name: string, table_name = 'story_sessions') =>
      (await backend.call('getColumnInfo', person('lea'), { query: { table_name, column_name } })).body;
    expect(await ask('mode')).toEqual({ exists: true, type: 'string' });
    expect(await ask('estimated_duration')).toEqual({ exists: true, type: 'integer or null' });
    for (const asked of [await ask('nothing'), await ask('toString'), await ask('mode', 'users')])
      expect(asked).toEqual({ exists: false, type: null });
  });
});
