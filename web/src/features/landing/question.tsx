import { Check, X } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { landingTexts } from './texts.ts';

const options = [
  { letter: 'A', text: landingTexts.sampleDistractor, right: false },
  { letter: 'B', text: landingTexts.sampleCorrect, right: true },
] as const;

const base =
  'group/option relative flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-rule px-3 py-1.5 text-14 leading-5 hover:border-rule-firm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-mode-fill';
/** The right option is marked as soon as either is chosen; the wrong one only when it is chosen. */
const shown = {
  right:
    'group-has-[[name=answer]:checked]/sample:border-done-fill group-has-[[name=answer]:checked]/sample:bg-done-wash group-has-[[name=answer]:checked]/sample:font-firm group-has-[[name=answer]:checked]/sample:text-done',
  wrong: 'has-checked:border-current has-checked:bg-wrong-wash has-checked:font-firm has-checked:text-wrong',
};

export function Question() {
  return (
    <fieldset className="mt-6 border-t border-rule pt-5">
      <legend className="sr-only">{landingTexts.sampleQuestion}</legend>
      <p aria-hidden="true" className="mb-3 font-serif text-16 leading-6 font-[560]">
        {landingTexts.sampleQuestion}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(({ letter, text, right }) => (
          <label key={letter} className={cx(base, right ? shown.right : shown.wrong)}>
            <input type="radio" name="answer" value={letter} className="sr-only" />
            <span aria-hidden="true" className="font-bold opacity-70">
              {letter}
            </span>
            {text}
            {right ? (
              <Check className="ml-auto hidden group-has-[[name=answer]:checked]/sample:block" />
            ) : (
              <X className="ml-auto hidden group-has-checked/option:block" />
            )}
          </label>
        ))}
      </div>
      <p role="status" className="mt-3 text-13 leading-5 text-quiet">
        <span className="group-has-[[name=answer]:checked]/sample:hidden">{landingTexts.sampleHint}</span>
        <span className="hidden group-has-[[value=B]:checked]/sample:inline">{landingTexts.sampleRight}</span>
        <span className="hidden group-has-[[value=A]:checked]/sample:inline">{landingTexts.sampleWrong}</span>
      </p>
    </fieldset>
  );
}
