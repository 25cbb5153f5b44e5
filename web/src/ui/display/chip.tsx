import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export function Chip({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-chip border border-rule px-[9px] text-13 leading-[18px] text-quiet',
        className,
      )}
    >
      {children}
    </span>
  );
}
