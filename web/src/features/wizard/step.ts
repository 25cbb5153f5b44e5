import { wizardTexts } from '../../texts/wizard.ts';
import type { Form } from './draft.ts';
import type { Change } from './material.ts';

export const steps = [wizardTexts.context, wizardTexts.content, wizardTexts.style, wizardTexts.generate] as const;

/** What every screen of the wizard is given. */
export interface StepProps {
  readonly form: Form;
  readonly change: Change<Form>;
}
