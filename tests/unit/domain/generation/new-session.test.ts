import { describe, expect, it } from 'vitest';
import { newSession } from '../../../../lambdas/domain/generation/new-session.ts';

const now = Date.parse('2025-01-01T12:00:00.000Z');

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
