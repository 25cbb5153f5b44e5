import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name; also its tooltip. */
  label: string;
  icon: ReactNode;
  /** 24 px instead of 36. */
  small?: boolean;
}

export function IconButton({ label, icon, small = false, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...props}
      aria-label={label}
      className={cx(
        'inline-grid flex-none place-items-center rounded-control text-quiet transition-colors hover:bg-sunk hover:text-ink disabled:text-rule-firm',
        small ? 'size-6 text-14' : 'size-9',
        className,
      )}
    >
      {icon}
    </button>
  );
}
