import { Check } from 'lucide-react';
import { cx } from '../cx.ts';
import { uiTexts } from '../texts.ts';

interface StepperProps {
  label: string;
  steps: readonly string[];
  /** Index of the current step. */
  current: number;
}

const circle = (index: number, current: number): string => {
  if (index < current) return 'border-done-fill bg-done-wash text-done';
  if (index === current) return 'border-primary bg-primary text-on-primary';
  return 'border-rule-firm';
};

export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol aria-label={label} className="flex items-center justify-between text-15 sm:justify-start sm:gap-2">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={cx(
            'flex items-center gap-2 font-[520] text-quiet not-first:before:h-px not-first:before:w-[22px] not-first:before:bg-rule-firm sm:not-first:before:mr-1 sm:not-first:before:w-10',
            index === current && 'font-bold text-ink',
          )}
        >
          <span
            className={cx(
              'grid size-[26px] place-items-center rounded-full border-[1.5px] text-13 leading-none font-bold',
              circle(index, current),
            )}
          >
            {index < current ? <Check /> : index + 1}
          </span>
          <span className={cx(index !== current && 'max-sm:sr-only')}>
            {step}
            {index < current && <span className="sr-only"> {uiTexts.stepDone}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
