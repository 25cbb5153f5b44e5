import type { ReactNode } from 'react';
import { customPlan, targets } from '../../../../../shared/catalogue/duration-plan.ts';
import { ContractFields } from '../contract-fields.tsx';
import { NoteField } from '../material/note-field.tsx';
import { wizardTexts } from '../texts.ts';
import { WriterNotice } from '../writer-notice.tsx';
import type { StepProps } from './step.ts';
import { StepHead } from './step-head.tsx';

interface StepContextProps extends StepProps {
  /** The remaining quota of the plan. */
  quota?: ReactNode;
}

export function StepContext({ form, change, quota }: StepContextProps) {
  return (
    <>
      <StepHead title={wizardTexts.contextTitle}>{wizardTexts.contextText}</StepHead>
      {quota}
      <WriterNotice />
      <div className="mt-6 grid gap-6">
        <ContractFields form={form} change={change} scenesOf={(minutes) => targets(customPlan(minutes)).scenes} />
        <NoteField
          label={wizardTexts.goalsLabel}
          hint={wizardTexts.goalsHint}
          value={form.learningObjectives}
          onChange={(learningObjectives) => change({ learningObjectives })}
        />
        <NoteField
          label={wizardTexts.contextLabel}
          hint={wizardTexts.contextHint}
          value={form.additionalContext}
          onChange={(additionalContext) => change({ additionalContext })}
        />
      </div>
    </>
  );
}
