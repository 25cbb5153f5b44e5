import { commonTexts } from '../../../texts/common.ts';
import { ContentField } from '../material/content-field.tsx';
import { FileField } from '../material/file-field.tsx';
import { NoteField } from '../material/note-field.tsx';
import type { Bringing } from '../material/use-material.ts';
import { StepHead } from '../steps/step-head.tsx';
import { wizardTexts } from '../texts.ts';
import { TitleField } from '../title-field.tsx';
import type { LessonStepProps } from './lesson-draft.ts';
import { wizardTraditionalTexts } from './texts.ts';

export function StepMaterial({ form, change, bringing }: LessonStepProps & { bringing: Bringing }) {
  return (
    <>
      <StepHead title={wizardTraditionalTexts.materialTitle}>{wizardTraditionalTexts.materialText}</StepHead>
      <div className="mt-6 grid gap-6">
        <TitleField
          label={commonTexts.title}
          aside={commonTexts.optional}
          placeholder={wizardTraditionalTexts.titleHint}
          value={form.title}
          onChange={(title) => change({ title })}
        />
        <NoteField
          label={commonTexts.description}
          hint={wizardTraditionalTexts.descriptionHint}
          value={form.description}
          onChange={(description) => change({ description })}
        />
        <FileField file={form.file} bringing={bringing} onRemove={() => change({ file: null })} />
        <ContentField content={form.content} onChange={(content) => change({ content })} />
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
