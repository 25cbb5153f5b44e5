import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionStore, table } from '../../../../lambdas/runtime/container.ts';
import { dumpAccount } from '../../../../lambdas/store/export/dump-account.ts';
import { eraseProgress } from '../../../../lambdas/store/progress/erase-progress.ts';
import type { SceneId, SessionId } from '../../../../shared/model/id.ts';
import { KEPT_ACTIVITIES, type PracticeEntry } from '../../../../shared/model/learning/practice.ts';
import { DAY } from '../../../../shared/model/time.ts';
import { type Backend, type Identity, person, startBackend, visitor } from '../../harness.ts';
import { chapter, lesson, practisedChapter, quiz } from '../../lesson.ts';
import { asking } from './asking.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const { read } = asking(() => backend);
const practised = (who: Identity) => lesson(backend, who, [practisedChapter(1), chapter(2), quiz(3)]);
const entry = (changes: Partial<PracticeEntry> = {}): PracticeEntry => ({
  activity: 'why-1',
  phase: 'open',
  text: 'They are the smallest',
  words: [],
  picks: [],
  verdict: null,
  tries: 0,
  changed: 1_000,
  ...changes,
});
const keep = (who: Identity | undefined, sceneId: SceneId, ...entries: PracticeEntry[]) =>
  backend.call('putPractice', who, { params: { sceneId }, body: { entries } });
const kept = async (who: Identity, sessionId: SessionId) =>
  (await backend.call('getPractice', who, { params: { sessionId } })).body.scenes;

describe('keeping what was done with activities', () => {
  it('answers it scene by scene, after any number of changes', async () => {
    const ann = person('ann');
    const { sessionId, scene } = await practised(ann);
    expect(await kept(ann, sessionId)).toEqual([]);
    await keep(ann, scene(1), entry());
    const checked = entry({ phase: 'checked', verdict: 'partly', tries: 1, changed: 2_000 });
    const chosen = entry({ activity: 'book-1', picks: [1], changed: 3_000 });
    expect((await keep(ann, scene(1), checked, chosen)).body).toEqual({
      scene_id: scene(1),
      entries: [checked, chosen],
    });
    expect(await kept(ann, sessionId)).toEqual([{ scene_id: scene(1), entries: [checked, chosen] }]);
  });

  it('lets the later change of an activity stand, in whatever order they arrive', async () => {
    const bob = person('bob');
    const { scene } = await practised(bob);
    const later = entry({ text: 'later', changed: 5_000 });
    await keep(bob, scene(1), later);
    expect((await keep(bob, scene(1), entry({ text: 'earlier', changed: 4_000 }))).body.entries).toEqual([later]);
    expect((await keep(bob, scene(1), entry({ text: 'as late', changed: 5_000 }))).body.entries).toEqual([later]);
  });

  it('takes the same twice as once, also when both arrive at a time', async () => {
    const cat = person('cat');
    const { scene } = await practised(cat);
    const answers = await Promise.all([keep(cat, scene(1), entry()), keep(cat, scene(1), entry())]);
    expect(answers.map(({ body }) => body.entries)).toEqual([[entry()], [entry()]]);
  });

  it('does not let a clock that runs far ahead keep later changes away', async () => {
    const dan = person('dan');
    const { scene } = await practised(dan);
    const { body } = await keep(dan, scene(1), entry({ changed: Date.now() + 400 * DAY }));
    expect(body.entries[0]!.changed).toBeLessThanOrEqual(Date.now());
    const next = entry({ text: 'later', changed: Date.now() + 1_000 });
    expect((await keep(dan, scene(1), next)).body.entries).toEqual([next]);
  });

  it('keeps nothing of an activity that the scene does not have', async () => {
    const eve = person('eve');
    const { sessionId, scene } = await practised(eve);
    expect((await keep(eve, scene(1), entry({ activity: 'sort-9' }))).body.entries).toEqual([]);
    expect((await keep(eve, scene(2), entry())).body.entries).toEqual([]);
    expect(await kept(eve, sessionId)).toEqual([]);
  });

  it('holds all activities of a scene in one row at their longest', async () => {
    const fay = person('fay');
    const why = practisedChapter(1).activities[0]!;
    const activities = Array.from({ length: KEPT_ACTIVITIES }, (_, at) => ({ ...why, id: `why-${at}` }));
    const { scene } = await lesson(backend, fay, [{ ...chapter(1), activities }]);
    const longest = activities.map(({ id }) =>
      entry({
        activity: id,
        text: '語'.repeat(2_000),
        words: Array.from({ length: 12 }, () => '語'.repeat(100)),
        picks: Array.from({ length: 64 }, () => 63),
      }),
    );
    const answer = await keep(fay, scene(1), ...longest);
    expect([answer.status, answer.body.entries.length]).toEqual([200, KEPT_ACTIVITIES]);
  });

  it('never changes progress, score, mastery or completion', async () => {
    const gus = person('gus');
    const { sessionId, scene } = await practised(gus);
    const before = await read(gus, sessionId);
    await keep(gus, scene(1), entry({ phase: 'checked', verdict: 'yes', tries: 1 }));
    expect(await read(gus, sessionId)).toEqual(before);
    const { body } = await backend.call('getProgress', gus, { params: { sessionId } });
    expect(body).toMatchObject({ entries: [], session: { score: 0, mastery: null } });
    expect((await backend.call('getStats', gus, { query: {} })).body.hoursLearned).toBe(0);
  });
});

describe('who may keep it', () => {
  it('is every reader of a shared session, each for themselves', async () => {
    const [hal, ida, jon] = [person('hal'), person('ida'), person('jon')];
    const { sessionId, scene } = await practised(hal);
    expect((await keep(ida, scene(1), entry())).error.code).toBe('session_not_found');
    await sessionStore().change(sessionId, (session) => session && { ...session, visibility: 'community' });
    const [one, other] = [entry({ text: 'of hal' }), entry({ text: 'of ida' })];
    await keep(hal, scene(1), one);
    await keep(ida, scene(1), other);
    expect((await kept(hal, sessionId))[0]!.entries).toEqual([one]);
    expect((await kept(ida, sessionId))[0]!.entries).toEqual([other]);
    expect(await kept(jon, sessionId)).toEqual([]);
  });

  it('is nobody who is not signed in', async () => {
    const kim = person('kim');
    const { sessionId, scene } = await practised(kim);
    await sessionStore().change(sessionId, (session) => session && { ...session, visibility: 'public' });
    expect((await keep(visitor, scene(1), entry())).status).toBe(401);
    expect((await backend.call('getPractice', visitor, { params: { sessionId } })).status).toBe(401);
  });
});

describe('where it goes', () => {
  it('is into the export of the account', async () => {
    const lou = person('lou');
    const { scene } = await practised(lou);
    await keep(lou, scene(1), entry());
    const rows = await dumpAccount(table(), lou.userId);
    expect(rows['PRACTICE']).toMatchObject([{ user_id: lou.userId, order: 1, entries: [entry()] }]);
  });

  it('is away with the session, and only with that', async () => {
    const mia = person('mia');
    const [gone, stays] = [await practised(mia), await practised(mia)];
    for (const { scene } of [gone, stays]) await keep(mia, scene(1), entry());
    await eraseProgress(table(), mia.userId, gone.sessionId);
    expect(await kept(mia, gone.sessionId)).toEqual([]);
    expect(await kept(mia, stays.sessionId)).toHaveLength(1);
  });
});
