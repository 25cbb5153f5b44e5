import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Heading } from './heading.tsx';

interface PanelProps {
  title: string;
  text?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  /** `alert` for a failure, `status` for something in progress. */
  role?: 'alert' | 'status';
  className?: string;
}

/** Shown in place of a list that is empty, failed or refused: a message and the next step. */
export function Panel({ title, text, action, level = 2, role, className }: PanelProps) {
  return (
    <div
      role={role}
      className={cx('flex flex-col items-start rounded-card border border-rule bg-raised px-5 py-6 sm:p-8', className)}
    >
      <Heading level={level} size="part">
        {title}
      </Heading>
      {text != null && <p className="mt-2 max-w-[46ch] text-quiet">{text}</p>}
      {action != null && <div className="mt-5 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
