import { useBasic } from '../../../lib/use-basic.ts';
import { basicTexts } from '../../../texts/basic.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Field } from '../../../ui/form/field.tsx';
import { PARAGRAPH } from '../../../ui/form/limit.ts';
import { Textarea } from '../../../ui/form/textarea.tsx';

interface NoteFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

/** An optional text. Only a language model takes it into account. */
export function NoteField({ label, hint, value, onChange }: NoteFieldProps) {
  const basic = useBasic();
  return (
    <Field
      label={label}
      aside={commonTexts.optional}
      hint={basic ? basicTexts.unable : hint}
      limit={{ length: value.trim().length, most: PARAGRAPH }}
    >
      {(control) => <Textarea {...control} value={value} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  );
}
