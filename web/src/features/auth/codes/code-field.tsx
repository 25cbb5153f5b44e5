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

/** The digits from an e-mail; whatever else is pasted with them is left out. */
export function CodeField({ value, onChange, error, ref }: CodeFieldProps) {
  return (
    <Field label={authTexts.codeLabel} hint={authTexts.codeHint} error={error} required>
      {(control) => (
        <Input
          {...control}
          // The step's text says where the code went, and the focus jumps over it
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
