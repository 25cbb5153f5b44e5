import type { Ref } from 'react';
import { Field } from '../../../ui/form/field.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { authTexts } from '../texts.ts';
import { STEP_TEXT } from './step-form.tsx';

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** Input for the digits of a mailed code; other pasted characters are removed. */
export function CodeField({ value, onChange, error, ref }: CodeFieldProps) {
  return (
    <Field label={authTexts.codeLabel} hint={authTexts.codeHint} error={error} required>
      {(control) => (
        <Input
          {...control}
          // Focus moves straight here, past the text that says where the code was sent, so that text describes the field
          aria-describedby={`${STEP_TEXT} ${control['aria-describedby'] ?? ''}`}
          ref={ref}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          className="tabular-nums"
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
        />
      )}
    </Field>
  );
}
