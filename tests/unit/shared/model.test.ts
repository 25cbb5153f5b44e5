import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ModeSchema } from '../../../shared/catalogue/contract-choices.ts';
import { RoleSchema, UserSchema } from '../../../shared/model/account/user.ts';
import { errorCodes } from '../../../shared/model/error-code.ts';
import {
  newId,
  SceneIdSchema,
  type SessionId,
  SessionIdSchema,
  sceneAddress,
  sceneId,
} from '../../../shared/model/id.ts';
import { CompletionStatusSchema } from '../../../shared/model/learning/progress.ts';
import { QuestionSchema } from '../../../shared/model/learning/question.ts';
import { isQuiz, SceneTypeSchema } from '../../../shared/model/session/scene-type.ts';
import {
  effectiveStatus,
  LearningStatusSchema,
  SessionSchema,
  SessionStatusSchema,
  sessionLifecycle,
} from '../../../shared/model/session/session.ts';
import { displayName } from '../../../shared/model/text/display-name.ts';
import { epochSeconds, InstantSchema, instant } from '../../../shared/model/time.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('an id', () => {
  it('says what it is the id of, and sorts by when it was made', () => {
    const ids = [newId('ses', 1_000), newId('ses', 1_000), newId('ses', 2_000)];
    expect(ids.every((id) => accepts(SessionIdSchema, id))).toBe(true);
    expect([...ids].sort()).toEqual(ids);
  });
  it('of another kind, in lower case or with more behind it is refused', () => {
    const id = newId('ses');
    for (const wrong of [newId('gen'), id.toLowerCase(), `${id}#SESSION`, `${id}\n`, 'ses_', '']) {
      expect(accepts(SessionIdSchema, wrong)).toBe(false);
    }
  });
  it('of a scene is its own address', () => {
    const session = newId('ses');
    const id = sceneId(session, 7);
    expect(id).toBe(`scn_${session.slice(4)}007`);
    expect(accepts(SceneIdSchema, id)).toBe(true);
    expect(sceneAddress(id)).toEqual({ sessionId: session, order: 7 });
    expect(sceneAddress(sceneId(session as SessionId, 120)).order).toBe(120);
  });
});

describe('an instant', () => {
  it('is UTC with milliseconds, so that it sorts as text', () => {
    expect(instant(0)).toBe('1970-01-01T00:00:00.000Z');
    expect(accepts(InstantSchema, instant(Date.now()))).toBe(true);
    for (const wrong of ['2025-01-01', '2025-01-01T00:00:00Z', '2025-01-01T00:00:00.000+01:00', 'now'])
      expect(accepts(InstantSchema, wrong)).toBe(false);
  });
  it('in seconds is rounded up: nothing vanishes early', () => {
    expect(epochSeconds(1_001)).toBe(2);
  });
});

describe('a session', () => {
  it('has these fields [SESS-08, SESS-20]', () => {
    const named =
      'id user_id title description genre author_inspiration category subcategory status learning_status ' +
      'progress_percentage mode lesson_style estimated_duration target_audience difficulty_level is_public ' +
      'assessment_config resolved_assessment contract_snapshot generated_at scene_count_target quiz_count_target ' +
      'generated_scene_count created_at updated_at deleted_at deleted_by scene_progress mastery_score';
    expect(Object.keys(SessionSchema.shape)).toEqual(expect.arrayContaining(named.split(' ')));
  });
  it('is of one of three modes [SESS-09]', () => {
    expect(ModeSchema.options).toEqual(['custom', 'traditional', 'anchor']);
  });
  it('has one of these statuses [SESS-32]', () => {
    expect(SessionStatusSchema.options).toEqual(['new', 'draft', 'generating', 'ready', 'completed']);
  });
  it('has one of these learning statuses [SESS-37]', () => {
    expect(LearningStatusSchema.options).toEqual(['ready', 'in-progress', 'completed']);
  });
  it('shows its learning status, else its status, else ready [SESS-18, SESS-38]', () => {
    expect(effectiveStatus({ learning_status: 'in-progress', status: 'ready' })).toBe('in-progress');
    expect(effectiveStatus({ learning_status: null, status: 'generating' })).toBe('generating');
    expect(effectiveStatus({ learning_status: null, status: null })).toBe('ready');
    expect(effectiveStatus({ learning_status: null })).toBe('ready');
  });
  it('never becomes new again, and is ready only after it was generated', () => {
    const into = (status: string) =>
      Object.entries(sessionLifecycle).flatMap(([from, next]) => (next.some((each) => each === status) ? [from] : []));
    expect(into('new')).toEqual([]);
    expect(into('ready')).toEqual(['generating', 'completed']);
    expect(into('generating')).toEqual(['new', 'draft']);
  });
});

describe('a scene', () => {
  it('is of one of these types [SESS-25]', () => {
    expect(SceneTypeSchema.options).toEqual([
      'overview',
      'signposts',
      'recap',
      'bridge',
      'chapter',
      'quiz',
      'summary',
      'assessment',
    ]);
  });
  it('is a quiz as a quiz and as an assessment', () => {
    expect(SceneTypeSchema.options.filter(isQuiz)).toEqual(['quiz', 'assessment']);
  });
});

describe('a question', () => {
  it('has two to four options [QUIZ-02]', () => {
    const withOptions = (count: number) => ({ id: 'q', question: 'What?', options: Array(count).fill('x') });
    expect([1, 2, 4, 5].map((count) => accepts(QuestionSchema, withOptions(count)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('progress', () => {
  it('is completed or in_progress, with an underscore [PROG-03]', () => {
    expect(CompletionStatusSchema.options).toEqual(['completed', 'in_progress']);
  });
});

describe('a user', () => {
  it('has these fields [AUTH-46]', () => {
    const named =
      'id email name role bio location interests current_studies learning_goals status_message avatar_url is_public ' +
      'subscription_tier subscription_status stripe_customer_id created_at updated_at';
    expect(Object.keys(UserSchema.shape)).toEqual(named.split(' '));
  });
  it('has one of three roles [AUTH-48]', () => {
    expect(RoleSchema.options).toEqual(['user', 'admin', 'owner']);
  });
  it('is called by name, else by the address before the @, else "User" [AUTH-43, AUTH-44, AUTH-45]', () => {
    expect(displayName({ name: 'Ann', email: 'a@example.com' })).toBe('Ann');
    expect(displayName({ name: ' ', email: 'ann@example.com' })).toBe('ann');
    expect(displayName({ name: null, email: null })).toBe('User');
  });
});

describe('a refusal', () => {
  it('has the text of the specification [CUST-17, CUST-18, CUST-19, CUST-33, VIEW-32]', () => {
    expect([
      errorCodes.content_required.text,
      errorCodes.style_required.text,
      errorCodes.content_short.text,
      errorCodes.quota_exceeded.text,
      errorCodes.session_not_found.text,
    ]).toEqual([
      'Please provide learning content or upload a file to generate a story',
      'Please select a genre and author style',
      'Please provide more substantial content (at least 20 characters) or upload a file',
      "You've reached your usage limit. Please upgrade your plan or try again later.",
      'Story session not found or not accessible',
    ]);
  });
});
