import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { ContentField } from '../content-field.tsx';
import { FileField } from '../file-field.tsx';
import { NoteField } from '../note-field.tsx';
import { StepHead } from '../step-head.tsx';
import type { Bringing } from '../use-material.ts';
import type { LessonStepProps } from './lesson-draft.ts';

export function StepMaterial({ form, change, bringing }: LessonStepProps & { bringing: Bringing }) {
  return (
    <>
      <StepHead title="Lesson Content">
        A file, pasted text, or both. The lesson is written from this and nothing else, so bring the version you trust.
      </StepHead>
      <div className="mt-6 grid gap-6">
        <Field label="Title" aside="Optional">
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              placeholder="Generating…"
              value={form.title}
              onChange={({ target }) => change({ title: target.value })}
            />
          )}
        </Field>
        <NoteField
          label="Description"
          hint="What the lesson is about, in a sentence or two"
          value={form.description}
          onChange={(description) => change({ description })}
        />
        <FileField file={form.file} bringing={bringing} onRemove={() => change({ file: null })} />
        <ContentField content={form.content} onChange={(content) => change({ content })} />
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
