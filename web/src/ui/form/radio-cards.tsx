import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface CardChoice<V extends string> {
  value: V;
  label: string;
  description?: string;
  /** Style of the chosen card's text. */
  sample?: string | undefined;
  icon?: ReactNode;
  disabled?: boolean;
}

interface RadioCardsProps<V extends string> {
  label: string;
  options: readonly CardChoice<V>[];
  value: V | null;
  onChange: (value: V) => void;
  name?: string;
  /** Grid classes; the default is two columns from tablet width. */
  className?: string;
}

/** Radio buttons as cards with descriptions. The group's label is shown to screen readers only. */
export function RadioCards<V extends string>({ label, options, value, onChange, name, className }: RadioCardsProps<V>) {
  return (
    <RadioGroup
      aria-label={label}
      value={value ?? ''}
      onValueChange={(next) => onChange(next as V)}
      {...(name === undefined ? {} : { name })}
      className={className ?? 'grid gap-3 sm:grid-cols-2'}
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          {...(option.disabled ? { disabled: true } : {})}
          className={cx(
            'flex min-h-11 cursor-pointer items-start gap-3 rounded-card border border-rule-firm bg-raised px-4 py-3 text-left max-[389px]:px-3 transition-colors',
            'hover:bg-sunk data-[checked]:border-mode-fill data-[checked]:bg-mode-wash data-[checked]:shadow-[inset_0_0_0_1px_var(--mode-fill)]',
            'data-[disabled]:cursor-not-allowed data-[disabled]:border-rule data-[disabled]:text-quiet',
          )}
        >
          {option.icon != null && <span className="mt-0.5 text-mode">{option.icon}</span>}
          <span className="grid gap-0.5">
            <span className="text-15 leading-5 font-semi">{option.label}</span>
            {option.description !== undefined && (
              <span className="text-14 leading-5 text-quiet">{option.description}</span>
            )}
            {option.sample !== undefined && <q className="mt-1 font-serif text-14 leading-5 italic">{option.sample}</q>}
          </span>
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
