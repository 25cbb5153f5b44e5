import { describe, expect, it } from 'vitest';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import { mayRead, open, owned, readable } from '../../../../lambdas/domain/session/access.ts';
import { present } from '../../../../lambdas/domain/session/present.ts';
import { asOf, type SessionRecord } from '../../../../lambdas/domain/session/session.ts';
import { tabOf } from '../../../../lambdas/domain/session/tab.ts';
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
});

describe('a new session', () => {
  it('of the anchor page needs a title', () => {
    expect(() => newSession('ann', { mode: 'anchor', title: ' ' }, now)).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    );
  });

  it('of the anchor page waits as new, with what its form starts with [SESS-33, ANCH-25, ANCH-10]', () => {
    expect(newSession('ann', { mode: 'anchor', title: ' Habits ' }, now)).toMatchObject({
      title: 'Habits',
      status: 'new',
      genre: 'ai-choice',
      author_inspiration: 'ai-choice',
      target_audience: 'high',
      difficulty_level: 'intermediate',
      estimated_duration: 45,
      visibility: 'private',
    });
  });

  it('of the helper that makes an anchor session is generated at once, without genre and author [SESS-34, ANCH-45]', () => {
    expect(newSession('ann', { mode: 'anchor', title: 'Habits', status: 'generating' }, now)).toMatchObject({
      status: 'generating',
      genre: null,
      author_inspiration: null,
    });
  });

  it('of a wizard is generated at once, whatever it says [SESS-35, SESS-36, SESS-68]', () => {
    expect(newSession('ann', { mode: 'traditional', status: 'new' }, now).status).toBe('generating');
    expect(newSession('ann', { mode: 'custom', status: 'new', genre: 'drama' }, now)).toMatchObject({
      user_id: 'ann',
      title: 'Generating...',
      status: 'generating',
      mode: 'custom',
      genre: 'drama',
      author_inspiration: 'tolkien',
    });
  });
});

describe('a new Traditional session', () => {
  const assessmentConfig = { mcq: true, short_answer: true, case_study: false };
  const asked = { mode: 'traditional', title: 'Cells', lessonStyle: 'concise', estimatedDuration: 90 } as const;

  it('keeps what it was asked for, and what was agreed on [SESS-11, SESS-12, SESS-13, SESS-30, SESS-69, SESS-78]', () => {
    const category = { category: 'Computer Science & Data', subcategory: 'My own field' };
    const resolved = { mcqCount: 10, shortAnswerCount: 1, caseStudyCount: 0 };
    expect(newSession('ann', { ...asked, ...category, assessmentConfig, targetAudience: 'adult' }, now)).toMatchObject({
      lesson_style: 'concise',
      estimated_duration: 90,
      target_audience: 'adult',
      difficulty_level: 'intermediate',
      category: 'computer-science-and-data',
      subcategory: 'My own field',
      assessment_config: assessmentConfig,
      resolved_assessment: resolved,
      contract_snapshot: {
        title: 'Cells',
        lessonStyle: 'concise',
        estimatedDuration: 90,
        targetAudience: 'adult',
        difficultyLevel: 'intermediate',
        category: 'computer-science-and-data',
        subcategory: 'My own field',
        sceneCountTarget: 10,
        quizCountTarget: 11,
        resolvedAssessment: resolved,
      },
      scene_count_target: 10,
      quiz_count_target: 11,
    });
  });

  it('aims for the sum of its questions; a kind that is switched off counts as none [TRAD-19, TRAD-20]', () => {
    const resolvedAssessment = { mcqCount: 8, shortAnswerCount: 1, caseStudyCount: 1 };
    const made = newSession('ann', { ...asked, resolvedAssessment, assessmentConfig }, now);
    expect(made.resolved_assessment).toEqual({ mcqCount: 8, shortAnswerCount: 1, caseStudyCount: 0 });
    expect(made.quiz_count_target).toBe(9);
  });
});
