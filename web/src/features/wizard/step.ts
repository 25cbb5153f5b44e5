import type { Form } from './draft.ts';
import type { Change } from './material.ts';

export const steps = ['Context', 'Content', 'Style', 'Generate'] as const;

/** What every screen of the wizard is given. */
export interface StepProps {
  readonly form: Form;
  readonly change: Change<Form>;
}
