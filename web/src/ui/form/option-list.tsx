import { Check } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../cx.ts';

interface OptionListProps {
  /** Id of the question's heading. */
  labelledBy: string;
  options: readonly string[];
  /** Aligns the letters with the question's text. */
  dir?: 'ltr' | 'rtl';
  /** Index of the chosen option. */
  value: number | null;
  onChange: (index: number) => void;
}

export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** Options to choose from, labelled A to D. */
export function OptionList({ labelledBy, options, dir, value, onChange }: OptionListProps) {
  const name = useId();
  return (
    <fieldset aria-labelledby={labelledBy} dir={dir} className="m-0 grid min-w-0 gap-3 border-0 p-0">
      {options.map((option, index) => {
        const chosen = index === value;
        return (
          <label
            key={option}
            className={cx(
              'grid min-h-[68px] cursor-pointer grid-cols-[36px_minmax(0,1fr)_20px] items-center gap-4 rounded-card border py-3 ps-4 pe-5 font-serif text-[18px] leading-[26px] transition-colors max-sm:gap-3 max-sm:pe-3 max-sm:text-17 max-sm:leading-6',
              'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-mode-fill',
              chosen
                ? 'border-mode-fill bg-mode-wash shadow-[inset_0_0_0_1px_var(--mode-fill)]'
                : 'border-rule-firm bg-raised hover:bg-sunk',
            )}
          >
            <span
              className={cx(
                'grid size-9 place-items-center rounded-control font-sans text-15 leading-none font-bold',
                chosen ? 'bg-primary text-on-primary' : 'bg-sunk text-quiet shadow-[inset_0_0_0_1px_var(--rule)]',
              )}
            >
              {letterOf(index)}
            </span>
            <input type="radio" name={name} className="sr-only" checked={chosen} onChange={() => onChange(index)} />
            <span dir="auto" className="wrap-anywhere">
              {option}
            </span>
            {chosen && <Check className="text-[20px] text-mode" />}
          </label>
        );
      })}
    </fieldset>
  );
}
