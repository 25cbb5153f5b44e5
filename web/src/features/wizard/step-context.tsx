import type { ReactNode } from 'react';
import { customPlan, targets } from '../../../../shared/catalogue/duration-plan.ts';
import { ContractFields } from './contract-fields.tsx';
import { NoteField } from './note-field.tsx';
import type { StepProps } from './step.ts';
import { StepHead } from './step-head.tsx';

interface StepContextProps extends StepProps {
  /** What is left of the plan. */
  allowance?: ReactNode;
}

export function StepContext({ form, change, allowance }: StepContextProps) {
  return (
    <>
      <StepHead title="Additional Context & Preferences">
        Whom the story is written for, how demanding it may be and how long you want to read.
      </StepHead>
      {allowance}
      <div className="mt-6 grid gap-6">
        <ContractFields form={form} change={change} scenesOf={(minutes) => targets(customPlan(minutes)).scenes} />
        <NoteField
          label="Learning objectives"
          hint="What you want to know or be able to do afterwards"
          value={form.learningObjectives}
          onChange={(learningObjectives) => change({ learningObjectives })}
        />
        <NoteField
          label="Additional context"
          hint="What you know already, what the course stresses, what to leave out"
          value={form.additionalContext}
          onChange={(additionalContext) => change({ additionalContext })}
        />
      </div>
    </>
  );
}
