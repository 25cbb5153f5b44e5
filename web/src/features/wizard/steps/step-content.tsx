import { commonTexts } from '../../../texts/common.ts';
import { ContentField } from '../material/content-field.tsx';
import { FileField } from '../material/file-field.tsx';
import type { Bringing } from '../material/use-material.ts';
import { wizardTexts } from '../texts.ts';
import { TitleField } from '../title-field.tsx';
import type { StepProps } from './step.ts';
import { StepHead } from './step-head.tsx';

interface StepContentProps extends StepProps {
  bringing: Bringing;
}

export function StepContent({ form, change, bringing }: StepContentProps) {
  return (
    <>
      <StepHead title={wizardTexts.contentTitle}>{wizardTexts.contentText}</StepHead>
      <div className="mt-6 grid gap-6">
        <FileField file={form.file} bringing={bringing} onRemove={() => change({ file: null })} />
        <ContentField content={form.content} onChange={(content) => change({ content })} />
        <TitleField
          label={commonTexts.title}
          aside={commonTexts.optional}
          placeholder={wizardTexts.titleHint}
          value={form.title}
          onChange={(title) => change({ title })}
        />
      </div>
    </>
  );
}
