import { describe, expect, it } from 'vitest';
import { begin, fail, finish, describe as plan, refuse } from '../../../../lambdas/domain/generation/lifecycle.ts';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import { snapshotOf } from '../../../../lambdas/domain/generation/start/mode-spec.ts';
import { summarize } from '../../../../lambdas/domain/progress/progress.ts';
import type { SessionRecord } from '../../../../lambdas/domain/session/session.ts';
import { withProgress } from '../../../../lambdas/domain/session/with-changes.ts';
import { newId } from '../../../../shared/model/id.ts';
import { instant } from '../../../../shared/model/time.ts';
import { contractOf } from '../../../fixtures/lesson/contract.ts';

const now = Date.parse('2025-01-01T12:00:00.000Z');
const later = now + 60_000;
const made = newSession('ann', { mode: 'custom' }, now);
const generation = newId('gen');
const spec = contractOf({
  genre: 'drama',
  authorStyle: 'achebe',
  targetAudience: 'adult',
  difficultyLevel: 'advanced',
});
const agreed = { spec, snapshot: snapshotOf(spec, false), assessmentConfig: null };
const begun = begin(made, generation, agreed, later);
const nothing = summarize({ completed: [], scores: {}, begun: false, uncompared: [] }, 3);
const all = (score: number) =>
  summarize({ completed: [1, 2, 3], scores: { 3: score }, begun: true, uncompared: [] }, 3);
const result = {
  generatedAt: instant(later),
  asked: 7,
  passed: 6,
  kinds: { mcqCount: 6, shortAnswerCount: 0, caseStudyCount: 0 },
  minutes: 12,
  notes: [{ code: 'dropped' as const, params: { dropped: 1, questions: 7 } }],
  coverage: { taught: [], asked: [], unused: [], sections: [], again: [] },
};
const done = finish(begun, 3, result, nothing);
const conflict = expect.objectContaining({ code: 'conflict' });

describe('a session that begins to be written', () => {
  it('is generating, shows what was agreed on, and nothing of an earlier attempt', () => {
    const failed: SessionRecord = {
      ...made,
      status: 'draft',
      failure_reason: { code: 'busy' },
      notes: [{ code: 'borrowed' }],
      scene_end: 4,
    };
    expect(begin(failed, generation, agreed, later)).toMatchObject({
      status: 'generating',
      generation_id: generation,
      genre: 'drama',
      author_inspiration: 'achebe',
      target_audience: 'adult',
      difficulty_level: 'advanced',
      estimated_duration: 30,
      scene_count_target: 9,
      quiz_count_target: 7,
      failure_reason: null,
      notes: [],
      scene_end: 0,
      updated_at: instant(later),
    });
  });

  it('was new, a draft, or waiting for it; one that is ready stays', () => {
    for (const status of ['new', 'draft', 'generating'] as const)
      expect(begin({ ...made, status }, generation, agreed, later).status).toBe('generating');
    for (const status of ['ready', 'completed'] as const)
      expect(() => begin({ ...made, status }, generation, agreed, later)).toThrow(conflict);
  });
});

describe('a session that is planned', () => {
  const lesson = {
    title: 'Found title',
    description: 'What it is about.',
    category: 'Arts & Design',
    subcategory: null,
    tags: { industry: [], exam: [], tool: ['figma'], pedagogy: [] },
    scenes: [1, 2, 3].map((order) => ({ order, type: 'chapter' as const, title: '', chunks: [], questions: 0 })),
  };

  it('has a title, unless it was given one, and can be read to the end of its sidebar [CUST-21]', () => {
    const shown = plan({ ...begun, scene_end: 1 }, lesson, later);
    expect(shown).toMatchObject({ title: 'Found title', category: 'Arts & Design', scene_end: 3 });
    expect(shown.contract_snapshot?.tags).toEqual(lesson.tags);
    expect(plan({ ...begun, title: 'Mine' }, lesson, later).title).toBe('Mine');
  });

  it('keeps the category its author chose', () => {
    expect(plan({ ...begun, category: 'My own' }, lesson, later).category).toBe('My own');
  });
});

describe('a session that is written', () => {
  it('is ready in both statuses, with its counts [SESS-21, SESS-40]', () => {
    expect(done).toMatchObject({
      status: 'ready',
      learning_status: 'ready',
      generation_id: null,
      generated_at: instant(later),
      generated_scene_count: 3,
      question_counts: { asked: 7, passed: 6 },
      notes: [{ code: 'dropped', params: { dropped: 1, questions: 7 } }],
    });
  });

  it('is completed in both statuses by what was learned, and taken back by what came to it', () => {
    const completed = withProgress(done, all(80), later);
    expect([completed.status, completed.learning_status]).toEqual(['completed', 'completed']);
    expect(completed).toMatchObject({ progress_percentage: 100, scene_progress: 100, mastery_score: 80 });
    const grown = withProgress(
      completed,
      summarize({ completed: [1, 2, 3], scores: { 3: 80 }, begun: true, uncompared: [] }, 5),
      later,
    );
    expect([grown.status, grown.learning_status]).toEqual(['ready', 'in-progress']);
  });

  it('has no learning status before, also when written scenes are read meanwhile [SESS-39]', () => {
    expect(withProgress(begun, all(100), later)).toMatchObject({ status: 'generating', learning_status: null });
  });

  it('rounds its mastery', () => {
    const standing = { score: 50, mastery: 66.67, learningStatus: 'in-progress' } as const;
    expect(withProgress(done, standing, later).mastery_score).toBe(67);
  });
});

describe('a session whose generation does not come to an end', () => {
  it('is a draft with a reason and without scenes [SESS-34]', () => {
    expect(fail({ ...begun, scene_end: 5 }, 'busy', later)).toMatchObject({
      status: 'draft',
      failure_reason: { code: 'busy' },
      generation_id: null,
      scene_end: 0,
    });
  });

  it('stays as it was when it was only to be extended', () => {
    expect(fail({ ...done, generation_id: generation, scene_end: 3 }, 'busy', later)).toMatchObject({
      status: 'ready',
      scene_end: 3,
      failure_reason: { code: 'busy' },
    });
  });

  it('is a draft with the reason when it was refused; one that is ready is not touched', () => {
    expect(refuse(made, 'quota_exceeded', later)).toMatchObject({
      status: 'draft',
      failure_reason: { code: 'refused', params: { error: 'quota_exceeded' } },
    });
    expect(() => refuse(done, 'quota_exceeded', later)).toThrow(conflict);
  });
});
