import { CONTENT_PREVIEW } from '../../../shared/catalogue/limits.ts';
import type { InputSnapshot } from '../../../shared/model/prompt-input.ts';
import type { Terms } from './generation-start.ts';

interface Brought {
  readonly title: string;
  readonly text: string | null;
  readonly hasFile: boolean;
}

/** What a generation was asked with, as it is kept beside it. */
export const inputSnapshot = (
  { contract, scenes, assessmentConfig, autoSelectCategory }: Terms,
  { title, text, hasFile }: Brought,
): InputSnapshot => ({
  mode: contract.mode,
  lessonStyle: contract.lessonStyle,
  targetAudience: contract.targetAudience,
  difficultyLevel: contract.difficultyLevel,
  estimatedDuration: contract.estimatedDuration,
  assessmentConfig,
  autoSelectCategory,
  category: contract.category,
  subcategory: contract.subcategory,
  title,
  contentPreview: (text ?? '').slice(0, CONTENT_PREVIEW),
  hasFile,
  additionalContext: contract.additionalContext,
  scenePlan: { range: `${scenes.min}-${scenes.max}`, target: contract.sceneTarget },
  assessmentResolved: contract.assessment,
});
