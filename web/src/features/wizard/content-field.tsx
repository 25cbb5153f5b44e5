import { LONG_CONTENT, MATERIAL_CHARACTERS } from '../../../../shared/catalogue/limits.ts';
import { formatCount } from '../../lib/format.ts';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';

const lengthHint = (length: number): string =>
  length > LONG_CONTENT ? 'Very long content - may take longer to process' : '1,000+ characters recommended';

/** The text a lesson of any mode is written from. */
export function ContentField({ content, onChange }: { content: string; onChange: (content: string) => void }) {
  return (
    <Field
      label="Text"
      aside="Paste or type"
      hint={lengthHint(content.length)}
      count={formatCount(content.length, 'character')}
    >
      {(control) => (
        <Textarea
          {...control}
          className="min-h-[300px]"
          maxLength={MATERIAL_CHARACTERS}
          value={content}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
