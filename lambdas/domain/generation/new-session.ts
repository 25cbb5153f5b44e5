import {
  anchorDefaults,
  customHelperDefaults,
  TITLE_PENDING,
  traditionalDefaults,
} from '../../../shared/catalogue/defaults.ts';
import { CUSTOM } from '../../../shared/catalogue/genres.ts';
import type { Parsed } from '../../../shared/contract/endpoint.ts';
import type { session } from '../../../shared/contract/session/session.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { newId } from '../../../shared/model/id.ts';
import type { SessionStatus } from '../../../shared/model/session/session.ts';
import { instant } from '../../../shared/model/time.ts';
import type { SessionRecord } from '../session/session.ts';
import { categoryOf } from './request/category.ts';
import { traditionalSpec } from './request/traditional-targets.ts';
import { snapshotOf } from './start/mode-spec.ts';

export type NewSession = Parsed<typeof session.createSession>['body'];

/** Anchor lessons are made first and generated later, unless told otherwise; the others are generated when they are made. */
const statusOf = ({ mode, status = 'new' }: NewSession): SessionStatus => (mode === 'anchor' ? status : 'generating');

const styleOf = (input: NewSession) => {
  const { mode, genre, authorInspiration } = input;
  const typed = { genre: genre?.trim() || undefined, authorInspiration: authorInspiration?.trim() || undefined };
  if (typed.genre === CUSTOM || typed.authorInspiration === CUSTOM) throw new AppError('invalid');
  const defaults = {
    custom: customHelperDefaults,
    // The helper that makes an anchor session to be generated at once names neither.
    anchor: statusOf(input) === 'new' ? anchorDefaults : undefined,
    traditional: undefined,
  }[mode];
  return {
    genre: typed.genre ?? defaults?.genre ?? null,
    author_inspiration: typed.authorInspiration ?? defaults?.authorInspiration ?? null,
  };
};

/** What a form starts with; the Custom wizard sends its own. */
const formDefaults = { custom: undefined, traditional: traditionalDefaults, anchor: anchorDefaults } as const;

/** What `POST /api/sessions` makes of its input. Private, without scenes, and in a wizard's modes already generating. */
export const newSession = (userId: string, input: NewSession, now: number): SessionRecord => {
  const title = input.title?.trim() ?? '';
  if (input.mode === 'anchor' && title === '')
    throw new AppError('invalid', [{ path: 'body.title', problem: 'required' }]);
  const at = instant(now);
  const lesson =
    input.mode === 'traditional' ? traditionalSpec({ ...input, sceneCount: input.sceneCountTarget }) : undefined;
  const snapshot = lesson && snapshotOf({ ...lesson.spec, title: title || null, anchor: null }, false);
  return {
    id: newId('ses', now),
    user_id: userId,
    title: title || TITLE_PENDING,
    description: null,
    ...styleOf(input),
    ...categoryOf(input),
    status: statusOf(input),
    learning_status: null,
    progress_percentage: 0,
    scene_progress: 0,
    mastery_score: null,
    mode: input.mode,
    lesson_style: lesson?.spec.lessonStyle ?? null,
    estimated_duration: input.estimatedDuration ?? formDefaults[input.mode]?.estimatedDuration ?? null,
    target_audience: input.targetAudience ?? formDefaults[input.mode]?.targetAudience ?? null,
    difficulty_level: input.difficultyLevel ?? formDefaults[input.mode]?.difficultyLevel ?? null,
    visibility: 'private',
    assessment_config: lesson?.assessmentConfig ?? null,
    resolved_assessment: lesson?.spec.assessment ?? null,
    contract_snapshot: snapshot ?? null,
    tags: null,
    origin: 'own',
    generated_at: null,
    scene_count_target: snapshot?.sceneCountTarget ?? input.sceneCountTarget ?? null,
    quiz_count_target: snapshot?.quizCountTarget ?? null,
    generated_scene_count: 0,
    question_counts: null,
    failure_reason: null,
    notes: [],
    created_at: at,
    updated_at: at,
    deleted_at: null,
    deleted_by: null,
    version: 1,
    hidden: false,
    generation_id: null,
    scene_end: 0,
  };
};
