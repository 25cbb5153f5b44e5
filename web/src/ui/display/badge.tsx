import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { type Tone, toneStyle } from '../tone.ts';

interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Badge({ tone = 'plain', icon, children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-chip px-2 text-13 leading-[18px] font-semi',
        toneStyle[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
