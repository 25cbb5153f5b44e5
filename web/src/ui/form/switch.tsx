import { Switch as Base } from '@base-ui/react/switch';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { Badge } from '../display/badge.tsx';

interface SwitchProps {
  label: string;
  description?: string;
  /** Shown beside the label, and read with it. */
  mark?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

/** An on/off switch. */
export function Switch({ label, description, mark, checked, onChange, disabled = false, className }: SwitchProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Base.Root renders the input this label names
    <label
      className={cx(
        'flex items-center justify-between gap-4',
        disabled ? 'cursor-not-allowed' : 'cursor-pointer',
        className,
      )}
    >
      <span className="grid gap-0.5">
        <span id={`${id}-label`} className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-15 leading-5 font-semi">
          {label} {mark !== undefined && <Badge>{mark}</Badge>}
        </span>
        {description !== undefined && (
          <span id={`${id}-note`} className="text-14 text-quiet">
            {description}
          </span>
        )}
      </span>
      <Base.Root
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={description === undefined ? undefined : `${id}-note`}
        className="relative inline-flex h-6 w-11 items-center flex-none cursor-pointer rounded-full border border-rule-firm bg-sunk transition-colors data-[checked]:border-transparent data-[checked]:bg-primary data-[disabled]:cursor-not-allowed data-[disabled]:opacity-60"
      >
        <Base.Thumb className="block size-4 translate-x-[3px] rounded-full bg-rule-firm transition-transform duration-[120ms] data-[checked]:translate-x-[23px] data-[checked]:bg-on-primary" />
      </Base.Root>
    </label>
  );
}
