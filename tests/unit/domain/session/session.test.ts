import { describe, expect, it } from 'vitest';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import { mayRead, open, owned, readable } from '../../../../lambdas/domain/session/access.ts';
import { anchorChoices, present } from '../../../../lambdas/domain/session/present.ts';
import { asOf, type SessionRecord } from '../../../../lambdas/domain/session/session.ts';
import { isInProgress, tabOf } from '../../../../lambdas/domain/session/tab.ts';
import { newId } from '../../../../shared/model/id.ts';
import { instant } from '../../../../shared/model/time.ts';

const now = Date.parse('2025-01-01T12:00:00.000Z');
const custom = newSession('ann', { mode: 'custom' }, now);
const ready: SessionRecord = { ...custom, status: 'ready', learning_status: 'ready', generated_at: instant(now) };
const [ann, ben, visitor] = [{ userId: 'ann' }, { userId: 'ben' }, { userId: undefined }];
const missing = expect.objectContaining({ code: 'session_not_found' });

describe('who may read', () => {
  const readers = (session: SessionRecord) => [ann, ben, visitor].map((reader) => mayRead(session, reader));

  it('is the owner, members, everybody, as its visibility says [SESS-02, SESS-53, SESS-54, SESS-55]', () => {
    expect(readers(ready)).toEqual([true, false, false]);
    expect(readers({ ...ready, visibility: 'community' })).toEqual([true, true, false]);
    expect(readers({ ...ready, visibility: 'public' })).toEqual([true, true, true]);
  });

  it('is the owner alone while it is hidden or in the bin', () => {
    expect(readers({ ...ready, visibility: 'public', hidden: true })).toEqual([true, false, false]);
    expect(readers({ ...ready, visibility: 'public', deleted_at: instant(now) })).toEqual([true, false, false]);
  });

  it('is nobody once its time in the bin is over, however late the store removes it', () => {
    const binned = { ...ready, deleted_at: instant(now), expires_at: now / 1_000 };
    expect(() => readable(binned, ann, now)).toThrow(missing);
    expect(readable(binned, ann, now - 1)).toBe(binned);
  });

  it('learns from it only outside the bin, and changes it only as its owner [SESS-07]', () => {
    const shared: SessionRecord = { ...ready, visibility: 'public' };
    expect(open(shared, ben, now)).toBe(shared);
    expect(owned(shared, ann, now)).toBe(shared);
    expect(() => owned(shared, ben, now)).toThrow(missing);
    expect(() => open({ ...ready, deleted_at: instant(now) }, ann, now)).toThrow(missing);
    expect(() => owned(undefined, ann, now)).toThrow(missing);
  });
});

describe('a session that waits for its generation', () => {
  it('counts as a draft with a reason after two minutes [SESS-34]', () => {
    expect(asOf(custom, now + 119_999)).toBe(custom);
    expect(asOf(custom, now + 120_000)).toMatchObject({ status: 'draft', failure_reason: { code: 'never_started' } });
  });

  it('is left alone once it has one', () => {
    const atWork = { ...custom, generation_id: newId('gen') };
    expect(asOf(atWork, now + 3_600_000)).toBe(atWork);
  });
});

describe('the tab of a session', () => {
  it('is its effective status, for ready, in-progress and completed [DASH-05, DASH-06, DASH-07]', () => {
    expect(tabOf(ready)).toBe('ready');
    expect(tabOf({ ...ready, learning_status: 'in-progress' })).toBe('in-progress');
    expect(tabOf({ ...ready, learning_status: 'completed', status: 'completed' })).toBe('completed');
    expect(tabOf({ ...ready, learning_status: null })).toBe('ready');
  });

  it('is none for what is new, a draft, being written, or in the bin [DASH-08]', () => {
    for (const status of ['new', 'draft', 'generating'] as const) expect(tabOf({ ...custom, status })).toBeUndefined();
    expect(tabOf({ ...ready, deleted_at: instant(now) })).toBeUndefined();
  });

  it('alone says whether a session is in progress', () => {
    const reading: SessionRecord = { ...ready, learning_status: 'in-progress' };
    expect([reading, ready, undefined].map(isInProgress)).toEqual([true, false, false]);
  });
});

describe('a session as it is shown', () => {
  const learned: SessionRecord = {
    ...ready,
    progress_percentage: 50,
    mastery_score: 90,
    failure_reason: { code: 'busy' },
  };

  it('says public for what everybody may read, and nothing of how it is kept', () => {
    const shown = present({ ...learned, visibility: 'public' }, ann, null);
    expect(shown.is_public).toBe(true);
    expect(present(learned, ann, null).is_public).toBe(false);
    for (const inner of ['hidden', 'generation_id', 'scene_end', 'expires_at']) expect(shown).not.toHaveProperty(inner);
  });

  it('says to its author, and to nobody else, that a moderator hides it', () => {
    expect(present({ ...learned, hidden: true }, ann, null).hidden).toBe(true);
    expect(present({ ...learned, hidden: true }, ben, null).hidden).toBeUndefined();
  });

  it('keeps its author’s learning from others', () => {
    expect(present(learned, ann, null)).toMatchObject({ progress_percentage: 50, mastery_score: 90 });
    expect(present(learned, ben, null)).toMatchObject({
      learning_status: null,
      progress_percentage: 0,
      mastery_score: null,
      failure_reason: null,
    });
  });

  it('tells its author alone which questions were left out', () => {
    const counted: SessionRecord = {
      ...learned,
      notes: [{ code: 'dropped', params: { dropped: 2, questions: 9 } }],
      question_counts: { asked: 9, passed: 7 },
    };
    expect(present(counted, ann, null)).toMatchObject({
      notes: counted.notes,
      question_counts: { asked: 9, passed: 7 },
    });
    for (const reader of [ben, visitor])
      expect(present(counted, reader, null)).toMatchObject({ notes: [], question_counts: { asked: 7, passed: 7 } });
    expect(present(learned, ben, null).question_counts).toBeNull();
  });
});

describe('a session as others see it', () => {
  const lesson = newSession('ann', { mode: 'traditional', title: 'Cells', targetAudience: 'adult' }, now);
  const shared: SessionRecord = { ...lesson, visibility: 'public' };

  it('says to signed-in readers what it is made for, and to nobody else', () => {
    const made = {
      lesson_style: lesson.lesson_style,
      target_audience: 'adult',
      contract_snapshot: lesson.contract_snapshot,
    };
    expect(made.contract_snapshot).not.toBeNull();
    expect(present(shared, ben, null)).toMatchObject(made);
    expect(present(shared, visitor, null)).toMatchObject({
      lesson_style: null,
      target_audience: null,
      contract_snapshot: null,
      scene_count_target: null,
    });
  });

  it('says who wrote it when that was no language model', () => {
    const snapshot = lesson.contract_snapshot;
    const basic: SessionRecord = { ...shared, contract_snapshot: snapshot && { ...snapshot, basic: true } };
    expect(present(basic, ben, null).basic).toBe(true);
    expect(present(basic, visitor, null).basic).toBe(true);
    expect(present(shared, ben, null)).not.toHaveProperty('basic');
  });
});

describe('sessions to choose an anchor from', () => {
  it('are those outside the bin, a forgotten one as the draft that it is', () => {
    const binned = { ...ready, deleted_at: instant(now) };
    const expired = { ...ready, expires_at: now / 1_000 };
    const { id, title, created_at, updated_at } = custom;
    expect(anchorChoices([custom, binned, expired], now + 120_000)).toEqual([
      { id, title, status: 'draft', created_at, updated_at },
    ]);
  });
});
