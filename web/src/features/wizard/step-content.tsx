import { LONG_CONTENT, MATERIAL_CHARACTERS } from '../../../../shared/catalogue/limits.ts';
import { formatCount } from '../../lib/format.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { Sending } from '../upload/use-upload.ts';
import { FileField } from './file-field.tsx';
import type { StepProps } from './step.ts';
import { StepHead } from './step-head.tsx';

interface StepContentProps extends StepProps {
  sending: Sending | undefined;
  onFile: (file: File) => void;
  onCancel: () => void;
}

const lengthHint = (length: number): string =>
  length > LONG_CONTENT ? 'Very long content - may take longer to process' : '1,000+ characters recommended';

export function StepContent({ form, change, sending, onFile, onCancel }: StepContentProps) {
  return (
    <>
      <StepHead title="Upload Your Learning Material">
        A file, pasted text, or both. The story is written from this and nothing else, so bring the version you trust.
      </StepHead>
      <div className="mt-6 grid gap-6">
        <FileField
          file={form.file}
          sending={sending}
          onFile={onFile}
          onCancel={onCancel}
          onRemove={() => change({ file: null })}
        />
        <Field
          label="Text"
          aside="Paste or type"
          hint={lengthHint(form.content.length)}
          count={formatCount(form.content.length, 'character')}
        >
          {(control) => (
            <Textarea
              {...control}
              className="min-h-[300px]"
              maxLength={MATERIAL_CHARACTERS}
              value={form.content}
              onChange={({ target }) => change({ content: target.value })}
            />
          )}
        </Field>
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
