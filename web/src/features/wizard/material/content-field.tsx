import { LONG_CONTENT, RECOMMENDED_CONTENT } from '../../../../../shared/catalogue/limits.ts';
import { commonTexts } from '../../../texts/common.ts';
import { countTexts } from '../../../texts/counts.ts';
import { inDigits } from '../../../texts/numbers.ts';
import { refusalTexts } from '../../../texts/refusal.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { isTooLong } from '../../upload/is-too-long.ts';
import { wizardTexts } from '../texts.ts';

const lengthHint = (length: number): string =>
  length > LONG_CONTENT ? wizardTexts.contentLong : wizardTexts.contentHint({ least: inDigits(RECOMMENDED_CONTENT) });

/** The text that a lesson of any mode is written from. A text that is too long is kept whole and reported. */
export function ContentField({ content, onChange }: { content: string; onChange: (content: string) => void }) {
  return (
    <Field
      label={wizardTexts.textLabel}
      aside={commonTexts.materialHint}
      hint={lengthHint(content.length)}
      error={isTooLong(content) ? refusalTexts.content_long : undefined}
      count={countTexts.characters(content.length)}
    >
      {(control) => (
        <Textarea
          {...control}
          className="min-h-[300px]"
          value={content}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
