import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { table } from '../../../../lambdas/runtime/container.ts';
import { update } from '../../../../lambdas/store/fragment.ts';
import { caseKey, profileKey, sessionKey } from '../../../../lambdas/store/keys.ts';
import { queryAll, wholePartition } from '../../../../lambdas/store/query.ts';
import { deleteRow, writeIf } from '../../../../lambdas/store/table.ts';
import type { Stream } from '../../../../local/stream/start.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import type { CaseDecision, CaseStatus } from '../../../../shared/model/report.ts';
import type { Visibility } from '../../../../shared/model/session/visibility.ts';
import { type Backend, type Identity, startBackend, visitor } from '../../harness.ts';
import { lesson } from '../../lesson.ts';
import { member, promote } from '../../members.ts';
import { startStreamHandlers } from '../../stream-handlers.ts';

let backend: Backend;
let stream: Stream;
let admin: Identity;
let author: Identity;
let reader: Identity;
beforeAll(async () => {
  backend = await startBackend();
  stream = await startStreamHandlers(backend);
  admin = await promote(await member('adam', { name: 'Adam Arno' }), 'admin');
  author = await member('anna', { name: 'Anna Author' });
  await writeIf(table(), update(profileKey(author.userId), 'SET subscription_tier = :pro', { ':pro': 'pro' }));
  reader = await member('rita');
});
afterAll(async () => {
  await stream.close();
  await backend.close();
});

const show = (sessionId: SessionId, visibility: Visibility) =>
  backend.call('setVisibility', author, { params: { sessionId }, body: { visibility } });
const shared = async (): Promise<SessionId> => {
  const { sessionId } = await lesson(backend, author);
  await show(sessionId, 'public');
  return sessionId;
};
const report = (as: Identity | undefined, sessionId: SessionId, note?: string) =>
  backend.call('reportSession', as, {
    params: { sessionId },
    body: { reason: 'wrong', ...(note === undefined ? {} : { note }) },
  });
const cases = async (status: CaseStatus) =>
  (await backend.call('listCases', admin, { query: { status, limit: 100 } })).body.items;
const ids = async (status: CaseStatus) => (await cases(status)).map(({ session_id }) => session_id);
const decide = (sessionId: SessionId, decision: CaseDecision, as = admin) =>
  backend.call('decideCase', as, { params: { sessionId }, body: { decision } });
const look = (sessionId: SessionId, as = admin) => backend.call('getCase', as, { params: { sessionId } });
const reads = async (as: Identity | undefined, sessionId: SessionId) =>
  (await backend.call('getSession', as, { params: { sessionId } })).status;
const inFeed = async (sessionId: SessionId) =>
  (await backend.call('listPosts', reader, { query: { limit: 100 } })).body.items.some(({ id }) => id === sessionId);

describe('a report', () => {
  it('opens a case with the session, its author, and what was said, but not by whom', async () => {
    const sessionId = await shared();
    expect((await report(reader, sessionId, ' The dates are wrong. ')).status).toBe(201);
    const [open] = (await cases('open')).filter(({ session_id }) => session_id === sessionId);
    expect(open).toMatchObject({
      status: 'open',
      reports: 1,
      session: { title: 'The Life of Cells', visibility: 'public', author: { id: author.userId, name: 'Anna Author' } },
    });
    const { body } = await look(sessionId);
    expect(body.reports).toEqual([{ reason: 'wrong', note: 'The dates are wrong.', reported_at: expect.any(String) }]);
    expect(JSON.stringify(body)).not.toContain(reader.userId);
    expect(body.scenes.map(({ title }) => title)).toEqual(['Chapter 1', 'Chapter 2', 'Quiz']);
  });

  it('of one reader counts once, of another again', async () => {
    const sessionId = await shared();
    await Promise.all([report(reader, sessionId), report(reader, sessionId), report(admin, sessionId)]);
    expect((await look(sessionId)).body.case.reports).toBe(2);
  });

  it('needs a session of somebody else that can be read', async () => {
    const sessionId = await shared();
    expect((await report(visitor, sessionId)).status).toBe(401);
    expect((await report(author, sessionId)).error.code).toBe('own_session');
    await show(sessionId, 'private');
    expect((await report(reader, sessionId)).error.code).toBe('session_not_found');
  });

  it('opens nothing that is private again', async () => {
    const sessionId = await shared();
    await report(reader, sessionId);
    await show(sessionId, 'private');
    expect((await look(sessionId)).body.scenes).toEqual([]);
    expect((await decide(sessionId, 'hide')).error.code).toBe('nothing_to_hide');
    expect(await ids('open')).toContain(sessionId);
    expect((await decide(sessionId, 'dismiss')).status).toBe(200);
  });
});

describe('a moderator', () => {
  it('hides a session from everybody but its author, and takes it out of the lists', async () => {
    const sessionId = await shared();
    await report(reader, sessionId);
    expect(await inFeed(sessionId)).toBe(true);
    expect((await decide(sessionId, 'hide')).body.status).toBe('hidden');
    expect(await inFeed(sessionId)).toBe(false);
    expect([await reads(visitor, sessionId), await reads(reader, sessionId), await reads(author, sessionId)]).toEqual([
      404, 404, 200,
    ]);
    expect(await ids('open')).not.toContain(sessionId);
    expect(await ids('hidden')).toContain(sessionId);
    expect((await look(sessionId)).body.scenes).toHaveLength(3);
  });

  it('shows it again, as its author shared it', async () => {
    const sessionId = await shared();
    await report(reader, sessionId);
    await decide(sessionId, 'hide');
    expect((await decide(sessionId, 'restore')).body.status).toBe('dismissed');
    expect(await inFeed(sessionId)).toBe(true);
    expect(await reads(visitor, sessionId)).toBe(200);
  });

  it('keeps hidden what its author shares anew', async () => {
    const sessionId = await shared();
    await report(reader, sessionId);
    await decide(sessionId, 'hide');
    await show(sessionId, 'private');
    await show(sessionId, 'public');
    expect([await reads(visitor, sessionId), await inFeed(sessionId)]).toEqual([404, false]);
  });

  it('dismisses what was reported, until it is reported again', async () => {
    const sessionId = await shared();
    await report(reader, sessionId);
    expect((await decide(sessionId, 'dismiss')).body.status).toBe('dismissed');
    expect(await reads(visitor, sessionId)).toBe(200);
    expect(await ids('open')).not.toContain(sessionId);
    await report(admin, sessionId);
    expect(await ids('open')).toContain(sessionId);
  });

  it('decides once: of two at the same time one is told that it was decided', async () => {
    const sessionId = await shared();
    await report(reader, sessionId);
    const answers = await Promise.all([decide(sessionId, 'hide'), decide(sessionId, 'dismiss')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const hidden = (await look(sessionId)).body.case.status === 'hidden';
    expect(await reads(visitor, sessionId)).toBe(hidden ? 404 : 200);
  });

  it('is an admin or an owner', async () => {
    const sessionId = await shared();
    await report(reader, sessionId);
    expect((await decide(sessionId, 'hide', reader)).status).toBe(403);
    expect((await look(sessionId, reader)).status).toBe(403);
    expect((await backend.call('listCases', reader, { query: {} })).status).toBe(403);
    expect((await look((await lesson(backend, author)).sessionId)).error.code).toBe('session_not_found');
  });

  it('is in the audit trail with every decision', async () => {
    const sessionId = await shared();
    await report(reader, sessionId);
    await decide(sessionId, 'hide');
    await decide(sessionId, 'restore');
    const { body } = await backend.call('listActivity', admin, { query: { limit: 100 } });
    const told = body.items.filter(({ subject }) => subject.id === sessionId);
    expect(told.map(({ kind }) => kind).sort()).toEqual(['session_hidden', 'session_restored']);
    expect(told[0]).toMatchObject({ actor: { name: 'Adam Arno' }, subject: { name: 'The Life of Cells' } });
  });

  it('works through the first reported first, page by page', async () => {
    const all = await ids('open');
    expect(all.length).toBeGreaterThan(1);
    const page = async (cursor?: string) =>
      (await backend.call('listCases', admin, { query: { limit: 1, ...(cursor ? { cursor } : {}) } })).body;
    const first = await page();
    const second = await page(first.cursor ?? '');
    expect([...first.items, ...second.items].map(({ session_id }) => session_id)).toEqual(all.slice(0, 2));
  });
});

it('forgets what was reported of a session that is gone', async () => {
  const sessionId = await shared();
  await report(reader, sessionId);
  await deleteRow(table(), sessionKey(sessionId));
  await stream.caughtUp();
  expect(await queryAll(table(), { ...wholePartition(caseKey(sessionId).PK), ConsistentRead: true })).toEqual([]);
  expect(await ids('open')).not.toContain(sessionId);
});
