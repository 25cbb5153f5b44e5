import type { Form } from './draft.ts';

export const steps = ['Context', 'Content', 'Style', 'Generate'] as const;

/** What every screen of the wizard is given. */
export interface StepProps {
  readonly form: Form;
  readonly change: (form: Partial<Form> | ((form: Form) => Partial<Form>)) => void;
}
