import type { Mode } from '../../../shared/catalogue/contract-choices.ts';
import { anchorDefaults, customHelperDefaults, TITLE_PENDING } from '../../../shared/catalogue/defaults.ts';
import { questionTotal } from '../../../shared/catalogue/duration-plan.ts';
import { CUSTOM } from '../../../shared/catalogue/genres.ts';
import type { Parsed } from '../../../shared/contract/endpoint.ts';
import type { sessions } from '../../../shared/contract/sessions.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { newId } from '../../../shared/model/id.ts';
import type { SessionStatus } from '../../../shared/model/session.ts';
import { instant } from '../../../shared/model/time.ts';
import type { SessionRecord } from './session.ts';

type NewSession = Parsed<typeof sessions.createSession>['body'];

/** Anchor lessons are made first and generated later; the other modes are generated as soon as they are made. */
const firstStatus = { custom: 'generating', traditional: 'generating', anchor: 'new' } as const satisfies Record<
  Mode,
  SessionStatus
>;

const styleOf = ({ mode, genre, authorInspiration }: NewSession) => {
  const typed = { genre: genre?.trim() || undefined, authorInspiration: authorInspiration?.trim() || undefined };
  if (typed.genre === CUSTOM || typed.authorInspiration === CUSTOM) throw new AppError('invalid');
  const defaults = { custom: customHelperDefaults, anchor: anchorDefaults, traditional: undefined }[mode];
  return {
    genre: typed.genre ?? defaults?.genre ?? null,
    author_inspiration: typed.authorInspiration ?? defaults?.authorInspiration ?? null,
  };
};

/** What `POST /api/sessions` makes of its input. Private, without scenes, and in a wizard's modes already generating. */
export const newSession = (userId: string, input: NewSession, now: number): SessionRecord => {
  const title = input.title?.trim() ?? '';
  if (input.mode === 'anchor' && title === '')
    throw new AppError('invalid', [{ path: 'body.title', problem: 'required' }]);
  const at = instant(now);
  return {
    id: newId('ses', now),
    user_id: userId,
    title: title || TITLE_PENDING,
    description: null,
    ...styleOf(input),
    category: input.category?.trim() || null,
    subcategory: input.subcategory?.trim() || null,
    status: firstStatus[input.mode],
    learning_status: null,
    progress_percentage: 0,
    scene_progress: 0,
    mastery_score: null,
    mode: input.mode,
    lesson_style: input.lessonStyle ?? null,
    estimated_duration: input.estimatedDuration ?? (input.mode === 'anchor' ? anchorDefaults.estimatedDuration : null),
    target_audience: input.targetAudience ?? (input.mode === 'anchor' ? anchorDefaults.targetAudience : null),
    difficulty_level: input.difficultyLevel ?? (input.mode === 'anchor' ? anchorDefaults.difficultyLevel : null),
    visibility: 'private',
    assessment_config: input.assessmentConfig ?? null,
    resolved_assessment: input.resolvedAssessment ?? null,
    contract_snapshot: null,
    tags: null,
    generated_at: null,
    scene_count_target: input.sceneCountTarget ?? null,
    quiz_count_target: input.resolvedAssessment ? questionTotal(input.resolvedAssessment) : null,
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
