import type { AudienceSlug, DifficultySlug, LessonStyle } from '../../../../shared/catalogue/contract-choices.ts';
import { defaultAssessment, traditionalDefaults } from '../../../../shared/catalogue/defaults.ts';
import { type AssessmentCounts, questionTotal, traditionalPlan } from '../../../../shared/catalogue/duration-plan.ts';
import { type AssessmentConfig, resolvedAssessment } from './assessment.ts';
import { categoryOf } from './category.ts';
import { clamp } from './targets.ts';

/** The fields of a request for a Traditional session; missing ones have the defaults of the form. */
interface TraditionalRequest {
  readonly lessonStyle?: LessonStyle | undefined;
  readonly estimatedDuration?: number | undefined;
  readonly targetAudience?: AudienceSlug | undefined;
  readonly difficultyLevel?: DifficultySlug | undefined;
  readonly category?: string | undefined;
  readonly subcategory?: string | undefined;
  readonly assessmentConfig?: AssessmentConfig | undefined;
  readonly resolvedAssessment?: AssessmentCounts | undefined;
  readonly sceneCount?: number | undefined;
}

/** Plan row for style and duration, and the targets taken from it. */
export const traditionalSpec = (request: TraditionalRequest) => {
  const lessonStyle = request.lessonStyle ?? traditionalDefaults.lessonStyle;
  const estimatedDuration = request.estimatedDuration ?? traditionalDefaults.estimatedDuration;
  const plan = traditionalPlan(lessonStyle, estimatedDuration);
  const assessmentConfig = request.assessmentConfig ?? defaultAssessment;
  const assessment = resolvedAssessment(plan.assessment, assessmentConfig, request.resolvedAssessment);
  return {
    scenes: plan.scenes,
    assessmentConfig,
    spec: {
      lessonStyle,
      estimatedDuration,
      assessment,
      ...categoryOf(request),
      targetAudience: request.targetAudience ?? traditionalDefaults.targetAudience,
      difficultyLevel: request.difficultyLevel ?? traditionalDefaults.difficultyLevel,
      sceneTarget: clamp(request.sceneCount ?? plan.scenes.max, plan.scenes),
      questionTarget: questionTotal(assessment),
    },
  };
};
