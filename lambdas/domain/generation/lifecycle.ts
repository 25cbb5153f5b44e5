import { TITLE_PENDING } from '../../../shared/catalogue/defaults.ts';
import type { ErrorCode } from '../../../shared/model/error-code.ts';
import type { GenerationId } from '../../../shared/model/id.ts';
import type { FailureReason } from '../../../shared/model/session/failure.ts';
import type { ProgressSummary } from '../session/progress-summary.ts';
import type { SessionRecord } from '../session/session.ts';
import { statusAfter, withChanges, withProgress } from '../session/with-changes.ts';
import type { Plan } from './plan/plan.ts';
import type { Finish } from './ports.ts';
import type { GenerationStart } from './start/mode-spec.ts';

/** The session at the start of a first generation. Results of an earlier failed one are reset. */
export const begin = (
  session: SessionRecord,
  generationId: GenerationId,
  { spec, snapshot, assessmentConfig }: GenerationStart,
  now: number,
): SessionRecord =>
  withChanges(
    session,
    {
      status: statusAfter(session, 'generating'),
      mode: spec.mode,
      generation_id: generationId,
      scene_end: 0,
      learning_status: null,
      progress_percentage: 0,
      scene_progress: 0,
      mastery_score: null,
      genre: spec.genre || session.genre,
      author_inspiration: spec.authorStyle || session.author_inspiration,
      lesson_style: spec.lessonStyle,
      assessment_config: assessmentConfig,
      resolved_assessment: spec.assessment,
      origin: spec.origin,
      language: undefined,
      ...(spec.mode === 'traditional' ? { category: spec.category, subcategory: spec.subcategory } : {}),
      target_audience: spec.targetAudience,
      difficulty_level: spec.difficultyLevel,
      estimated_duration: spec.estimatedDuration,
      scene_count_target: spec.sceneTarget,
      quiz_count_target: spec.questionTarget,
      contract_snapshot: snapshot,
      failure_reason: null,
      notes: [],
      writers: undefined,
      checked: undefined,
      spent: undefined,
      question_counts: null,
      generated_scene_count: 0,
      generated_minutes: undefined,
      left_out: undefined,
    },
    now,
  );

/** The session once its plan is made: title, tags and the last readable scene. A title the user gave stays. */
export const describe = (session: SessionRecord, plan: Plan, now: number): SessionRecord => {
  const category = session.category ?? plan.category;
  return withChanges(
    session,
    {
      title: session.title === TITLE_PENDING ? plan.title : session.title,
      description: plan.description,
      language: plan.language,
      category,
      subcategory: session.subcategory ?? (category === plan.category ? plan.subcategory : null),
      tags: plan.tags,
      contract_snapshot: session.contract_snapshot && { ...session.contract_snapshot, tags: plan.tags },
      scene_end: Math.max(session.scene_end, ...plan.scenes.map((scene) => scene.order)),
    },
    now,
  );
};
export const finish = (
  session: SessionRecord,
  written: number,
  result: Finish,
  summary: ProgressSummary,
): SessionRecord => {
  const at = Date.parse(result.generatedAt);
  const ready = withChanges(
    session,
    {
      status: session.status === 'generating' ? statusAfter(session, 'ready') : session.status,
      generation_id: null,
      generated_at: result.generatedAt,
      generated_scene_count: written,
      generated_minutes: result.minutes,
      question_counts: { asked: result.asked, passed: result.passed, kinds: result.kinds },
      notes: [...result.notes],
      failure_reason: null,
    },
    at,
  );
  return withProgress(ready, summary, at);
};
/** The session after a failure: a draft without scenes, or after an expansion what it was before. */
export const fail = (session: SessionRecord, code: FailureReason, now: number): SessionRecord => ({
  ...withChanges(session, { generation_id: null, failure_reason: { code } }, now),
  ...(session.status === 'generating' ? { status: statusAfter(session, 'draft'), scene_end: 0 } : {}),
});

/** The session after a generation was refused. */
export const refuse = (session: SessionRecord, error: ErrorCode, now: number): SessionRecord =>
  withChanges(
    session,
    { status: statusAfter(session, 'draft'), failure_reason: { code: 'refused', params: { error } } },
    now,
  );
