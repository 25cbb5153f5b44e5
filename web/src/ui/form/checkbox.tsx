import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface CheckboxProps {
  label: ReactNode;
  /** Shows the label to screen readers only. */
  bare?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
  className?: string;
}

export function Checkbox({ label, bare = false, checked, onChange, disabled = false, name, className }: CheckboxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Base.Root renders the input this label names
    <label className={cx('inline-flex cursor-pointer items-start gap-2.5 text-15 leading-6', className)}>
      <Base.Root
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        {...(name === undefined ? {} : { name })}
        className="grid size-6 flex-none place-items-center rounded-control border-[1.5px] border-rule-firm bg-raised text-on-primary data-[checked]:border-primary data-[checked]:bg-primary data-[disabled]:border-rule"
      >
        <Base.Indicator className="grid text-15">
          <Check />
        </Base.Indicator>
      </Base.Root>
      <span className={cx(bare && 'sr-only')}>{label}</span>
    </label>
  );
}
