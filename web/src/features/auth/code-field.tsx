import { authTexts } from '../../texts/auth.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface CodeFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The digits from an e-mail. */
export function CodeField({ value, onChange }: CodeFieldProps) {
  return (
    <Field label={authTexts.code} required>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="tabular-nums"
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\s/g, ''))}
        />
      )}
    </Field>
  );
}
