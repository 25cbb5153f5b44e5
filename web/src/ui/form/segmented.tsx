import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface SegmentedProps<V extends string> {
  label: string;
  options: readonly { value: V; label: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
  className?: string;
}

/** Two to four short choices side by side. */
export function Segmented<V extends string>({ label, options, value, onChange, className }: SegmentedProps<V>) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as V)}
      className={cx('inline-flex gap-0.5 rounded-[8px] bg-sunk p-[3px]', className)}
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-control px-3 text-14 font-firm text-quiet transition-colors hover:text-ink data-[checked]:bg-raised data-[checked]:text-ink data-[checked]:shadow-[0_0_0_1px_var(--rule)]"
        >
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
