import { useBasic } from '../../lib/use-basic.ts';
import { basicTexts } from '../../texts/basic.ts';
import { wizardTexts } from '../../texts/wizard.ts';
import { Field } from '../../ui/field.tsx';
import { PARAGRAPH } from '../../ui/limit.ts';
import { Textarea } from '../../ui/textarea.tsx';

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
    <Field
      label={label}
      aside={wizardTexts.optional}
      hint={basic ? basicTexts.cannotFollowThis : hint}
      limit={{ length: value.trim().length, most: PARAGRAPH }}
    >
      {(control) => <Textarea {...control} value={value} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  );
}
