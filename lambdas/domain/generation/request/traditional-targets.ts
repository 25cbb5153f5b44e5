import type { AudienceSlug, DifficultySlug, LessonStyle } from '../../../../shared/catalogue/contract-choices.ts';
import { defaultAssessment, traditionalDefaults } from '../../../../shared/catalogue/defaults.ts';
import { type AssessmentCounts, questionTotal, traditionalPlan } from '../../../../shared/catalogue/duration-plan.ts';
import { type AssessmentConfig, resolvedAssessment } from './assessment.ts';
import { categoryOf } from './category.ts';
import { clamp } from './targets.ts';

/** What a Traditional session is asked for with; whatever is left out is as its form starts. */
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

/** The row of style and duration, and what of it is aimed for. */
export const traditionalSpec = (asked: TraditionalRequest) => {
  const lessonStyle = asked.lessonStyle ?? traditionalDefaults.lessonStyle;
  const estimatedDuration = asked.estimatedDuration ?? traditionalDefaults.estimatedDuration;
  const plan = traditionalPlan(lessonStyle, estimatedDuration);
  const assessmentConfig = asked.assessmentConfig ?? defaultAssessment;
  const assessment = resolvedAssessment(plan.assessment, assessmentConfig, asked.resolvedAssessment);
  return {
    scenes: plan.scenes,
    assessmentConfig,
    spec: {
      lessonStyle,
      estimatedDuration,
      assessment,
      ...categoryOf(asked),
      targetAudience: asked.targetAudience ?? traditionalDefaults.targetAudience,
      difficultyLevel: asked.difficultyLevel ?? traditionalDefaults.difficultyLevel,
      sceneTarget: clamp(asked.sceneCount ?? plan.scenes.max, plan.scenes),
      questionTarget: questionTotal(assessment),
    },
  };
};
