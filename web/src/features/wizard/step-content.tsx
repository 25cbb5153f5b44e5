import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { ContentField } from './content-field.tsx';
import { FileField } from './file-field.tsx';
import type { StepProps } from './step.ts';
import { StepHead } from './step-head.tsx';
import type { Bringing } from './use-material.ts';

interface StepContentProps extends StepProps {
  bringing: Bringing;
}

export function StepContent({ form, change, bringing }: StepContentProps) {
  return (
    <>
      <StepHead title="Upload Your Learning Material">
        A file, pasted text, or both. The story is written from this and nothing else, so bring the version you trust.
      </StepHead>
      <div className="mt-6 grid gap-6">
        <FileField file={form.file} bringing={bringing} onRemove={() => change({ file: null })} />
        <ContentField content={form.content} onChange={(content) => change({ content })} />
        <Field label="Title" aside="Optional">
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              placeholder="Leave empty and the story names itself"
              value={form.title}
              onChange={({ target }) => change({ title: target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}
