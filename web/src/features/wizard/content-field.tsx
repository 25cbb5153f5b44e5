import { LONG_CONTENT, MATERIAL_CHARACTERS } from '../../../../shared/catalogue/limits.ts';
import { countTexts } from '../../texts/counts.ts';
import { wizardTexts } from '../../texts/wizard.ts';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';

const lengthHint = (length: number): string =>
  length > LONG_CONTENT ? wizardTexts.veryLongContentMay : wizardTexts.n1000CharactersRecommended;

/** The text a lesson of any mode is written from. */
export function ContentField({ content, onChange }: { content: string; onChange: (content: string) => void }) {
  return (
    <Field
      label={wizardTexts.text}
      aside={wizardTexts.pasteOrType}
      hint={lengthHint(content.length)}
      count={countTexts.characters(content.length)}
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
