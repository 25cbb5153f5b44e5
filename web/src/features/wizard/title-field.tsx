import { titleRefusal } from '../../lib/words/title-refusal.ts';
import { Field } from '../../ui/form/field.tsx';
import { Input } from '../../ui/form/input.tsx';

interface TitleFieldProps {
  label: string;
  aside?: string;
  placeholder?: string;
  className?: string;
  value: string;
  onChange: (title: string) => void;
}

/** The title of a session. A title that is too long is kept whole and reported at once. */
export function TitleField({ label, aside, placeholder, className, value, onChange }: TitleFieldProps) {
  return (
    <Field label={label} aside={aside} className={className} error={titleRefusal(value)}>
      {(control) => (
        <Input {...control} placeholder={placeholder} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}
