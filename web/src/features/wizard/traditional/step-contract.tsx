import type { ReactNode } from 'react';
import { lessonStyles } from '../../../../../shared/catalogue/contract-choices.ts';
import { traditionalPlan } from '../../../../../shared/catalogue/duration-plan.ts';
import { Group } from '../../../ui/form/group.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { ContractFields } from '../contract-fields.tsx';
import { StepHead } from '../steps/step-head.tsx';
import { wizardTexts } from '../texts.ts';
import { WriterNotice } from '../writer-notice.tsx';
import { AssessmentFields } from './assessment-fields.tsx';
import { CategoryFields } from './category-fields.tsx';
import type { LessonStepProps } from './lesson-draft.ts';
import { wizardTraditionalTexts } from './texts.ts';

const told = {
  structured: wizardTraditionalTexts.styleStructured,
  concise: wizardTraditionalTexts.styleConcise,
} as const;

const styleOptions = lessonStyles.map(({ slug, label }) => ({ value: slug, label, description: told[slug] }));

interface StepContractProps extends LessonStepProps {
  /** The remaining quota of the plan. */
  quota?: ReactNode;
}

export function StepContract({ form, change, quota }: StepContractProps) {
  return (
    <>
      <StepHead title={wizardTexts.contractTitle}>{wizardTraditionalTexts.contractText}</StepHead>
      {quota}
      <WriterNotice />
      <div className="mt-6 grid gap-6">
        <ContractFields
          form={form}
          change={change}
          scenesOf={(minutes) => traditionalPlan(form.lessonStyle, minutes).scenes.max}
        />
        <Group label={wizardTraditionalTexts.styleLabel}>
          <RadioCards
            label={wizardTraditionalTexts.styleLabel}
            options={styleOptions}
            value={form.lessonStyle}
            onChange={(lessonStyle) => change({ lessonStyle })}
          />
        </Group>
        <AssessmentFields form={form} change={change} />
        <CategoryFields form={form} change={change} />
      </div>
    </>
  );
}
