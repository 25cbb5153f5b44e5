import type { StoryForm } from '../draft/draft.ts';
import type { MaterialChange } from '../material/material.ts';
import { wizardTexts } from '../texts.ts';

export const steps = [
  wizardTexts.stepContext,
  wizardTexts.stepContent,
  wizardTexts.stepStyle,
  wizardTexts.stepGenerate,
] as const;

/** Props of every step of the wizard. */
export interface StepProps {
  readonly form: StoryForm;
  readonly change: MaterialChange<StoryForm>;
}
