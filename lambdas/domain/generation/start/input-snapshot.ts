import { CONTENT_PREVIEW } from '../../../../shared/catalogue/limits.ts';
import type { InputSnapshot } from '../../../../shared/model/prompt-input.ts';
import type { ModeSpec } from './mode-spec.ts';

interface RequestedInput {
  readonly title: string;
  readonly text: string | null;
  readonly hasFile: boolean;
}

/** The user's input, as it is stored with the generation. */
export const inputSnapshot = (
  { spec, scenes, assessmentConfig, autoSelectCategory }: ModeSpec,
  { title, text, hasFile }: RequestedInput,
): InputSnapshot => ({
  mode: spec.mode,
  lessonStyle: spec.lessonStyle,
  targetAudience: spec.targetAudience,
  difficultyLevel: spec.difficultyLevel,
  estimatedDuration: spec.estimatedDuration,
  assessmentConfig,
  autoSelectCategory,
  category: spec.category,
  subcategory: spec.subcategory,
  title,
  contentPreview: (text ?? '').slice(0, CONTENT_PREVIEW),
  hasFile,
  additionalContext: spec.additionalContext,
  scenePlan: { range: `${scenes.min}-${scenes.max}`, target: spec.sceneTarget },
  assessmentResolved: spec.assessment,
});
