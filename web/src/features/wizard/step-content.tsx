import { wizardTexts } from '../../texts/wizard.ts';
import { ContentField } from './content-field.tsx';
import { FileField } from './file-field.tsx';
import type { StepProps } from './step.ts';
import { StepHead } from './step-head.tsx';
import { TitleField } from './title-field.tsx';
import type { Bringing } from './use-material.ts';

interface StepContentProps extends StepProps {
  bringing: Bringing;
}

export function StepContent({ form, change, bringing }: StepContentProps) {
  return (
    <>
      <StepHead title={wizardTexts.uploadYourLearningMaterial}>{wizardTexts.aFilePastedText}</StepHead>
      <div className="mt-6 grid gap-6">
        <FileField file={form.file} bringing={bringing} onRemove={() => change({ file: null })} />
        <ContentField content={form.content} onChange={(content) => change({ content })} />
        <TitleField
          label={wizardTexts.title}
          aside={wizardTexts.optional}
          placeholder={wizardTexts.leaveEmptyAndThe}
          value={form.title}
          onChange={(title) => change({ title })}
        />
      </div>
    </>
  );
}
