import { useBasic } from '../../lib/use-basic.ts';
import { basicTexts } from '../../texts/basic.ts';
import { wizardTexts } from '../../texts/wizard.ts';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';

const LONGEST = 4_000;

interface NoteFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

/** A paragraph that may be left out. Only a language model follows it. */
export function NoteField({ label, hint, value, onChange }: NoteFieldProps) {
  const basic = useBasic();
  return (
    <Field label={label} aside={wizardTexts.optional} hint={basic ? basicTexts.cannotFollowThis : hint}>
      {(control) => (
        <Textarea {...control} maxLength={LONGEST} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
