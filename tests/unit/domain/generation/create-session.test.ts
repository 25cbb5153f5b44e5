import { describe, expect, it } from 'vitest';
import { createSession } from '../../../../lambdas/domain/generation/create-session.ts';
import { type NewSession, newSession } from '../../../../lambdas/domain/generation/new-session.ts';
import type { SessionRecord } from '../../../../lambdas/domain/session/session.ts';
import type { Tier } from '../../../../shared/catalogue/limits.ts';
import { instant } from '../../../../shared/model/time.ts';

const now = Date.parse('2025-01-01T12:00:00.000Z');
const made = (input: NewSession) => newSession('ann', input, now);
const refused = (code: string) => expect.objectContaining({ code });

describe('a session that is made', () => {
  it('is its author’s alone, and has nothing of what a generation brings', () => {
    const { id, ...session } = made({ mode: 'custom' });
    expect(id).toMatch(/^ses_/);
    expect(session).toEqual({
      user_id: 'ann',
      title: 'Generating...',
      description: null,
      genre: 'fantasy',
      author_inspiration: 'tolkien',
      category: null,
      subcategory: null,
      status: 'generating',
      learning_status: null,
      progress_percentage: 0,
      scene_progress: 0,
      mastery_score: null,
      mode: 'custom',
      lesson_style: null,
      estimated_duration: null,
      target_audience: null,
      difficulty_level: null,
      visibility: 'private',
      assessment_config: null,
      resolved_assessment: null,
      contract_snapshot: null,
      tags: null,
      origin: 'own',
      generated_at: null,
      scene_count_target: null,
      quiz_count_target: null,
      generated_scene_count: 0,
      question_counts: null,
      failure_reason: null,
      notes: [],
      created_at: instant(now),
      updated_at: instant(now),
      deleted_at: null,
      deleted_by: null,
      version: 1,
      hidden: false,
      generation_id: null,
      scene_end: 0,
    });
  });

  it('is, in traditional mode, what the form begins with, with the counts of its plan', () => {
    expect(made({ mode: 'traditional', title: ' Rivers ' })).toMatchObject({
      title: 'Rivers',
      status: 'generating',
      genre: null,
      author_inspiration: null,
      lesson_style: 'structured',
      estimated_duration: 30,
      target_audience: 'college',
      difficulty_level: 'intermediate',
      assessment_config: { mcq: true, short_answer: false, case_study: false },
      resolved_assessment: { mcqCount: 6, shortAnswerCount: 0, caseStudyCount: 0 },
      scene_count_target: 8,
      quiz_count_target: 6,
      contract_snapshot: { title: 'Rivers', sceneCountTarget: 8, quizCountTarget: 6, lessonStyle: 'structured' },
    });
    expect(made({ mode: 'traditional' }).contract_snapshot).not.toHaveProperty('title');
    expect(made({ mode: 'traditional' }).contract_snapshot).not.toHaveProperty('basic');
  });

  it('has what was asked for', () => {
    const asked = {
      mode: 'custom',
      status: 'new',
      title: 'Rivers',
      genre: ' drama ',
      authorInspiration: ' verne ',
      category: ' Business ',
      subcategory: 'My own',
      estimatedDuration: 60,
      targetAudience: 'adult',
      difficultyLevel: 'advanced',
      sceneCountTarget: 12,
    } as const;
    expect(made(asked)).toMatchObject({
      title: 'Rivers',
      status: 'generating',
      genre: 'drama',
      author_inspiration: 'verne',
      subcategory: 'My own',
      estimated_duration: 60,
      target_audience: 'adult',
      difficulty_level: 'advanced',
      scene_count_target: 12,
    });
    expect(made({ ...asked, mode: 'traditional' })).toMatchObject({ scene_count_target: 12, estimated_duration: 60 });
  });

  it('takes a blank style for none, and "custom" for no style at all', () => {
    expect(made({ mode: 'custom', genre: ' ', authorInspiration: ' ' })).toMatchObject({
      genre: 'fantasy',
      author_inspiration: 'tolkien',
    });
    expect(() => made({ mode: 'custom', genre: 'custom' })).toThrow(refused('invalid'));
    expect(() => made({ mode: 'custom', authorInspiration: ' custom ' })).toThrow(refused('invalid'));
  });
});

describe('making a session', () => {
  const making = async (body: NewSession, tier: Tier, used: number) => {
    const stored: SessionRecord[] = [];
    const create = async (session: SessionRecord) => {
      stored.push(session);
      return session;
    };
    const sessions = { create };
    const users = {
      usage: async (userId: string, counters: readonly string[]) =>
        new Map(userId === 'ann' ? counters.map((one) => [one, used]) : []),
    };
    await createSession({ sessions, users } as never, { userId: 'ann', tier, body, request: undefined, now });
    return stored;
  };

  it('is refused where its generation could not begin for want of quota, and allowed up to it', async () => {
    await expect(making({ mode: 'custom' }, 'free', 3)).rejects.toEqual(refused('quota_exceeded'));
    expect(await making({ mode: 'custom' }, 'free', 2)).toMatchObject([{ mode: 'custom', user_id: 'ann' }]);
    expect(await making({ mode: 'custom' }, 'pro', 3)).toHaveLength(1);
  });

  it('asks for no quota while nothing is to be generated', async () => {
    expect(await making({ mode: 'anchor', title: 'Rivers' }, 'free', 3)).toHaveLength(1);
  });

  it('takes a typed style in the Pro plan alone, and looks at the style of stories alone', async () => {
    const typed = { genre: 'Cozy noir', authorInspiration: 'verne' };
    await expect(making({ mode: 'custom', ...typed }, 'free', 0)).rejects.toEqual(refused('pro_only'));
    expect(await making({ mode: 'custom', ...typed }, 'pro', 0)).toMatchObject([{ genre: 'Cozy noir' }]);
    expect(await making({ mode: 'traditional', ...typed }, 'free', 0)).toHaveLength(1);
  });
});
