import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { type Tone, toneStyle } from '../tone.ts';

interface NoticeProps {
  tone?: Extract<Tone, 'wrong' | 'making' | 'mode' | 'plain'>;
  /** `alert` for something that has just failed. */
  role?: 'alert' | 'status';
  className?: string;
  children: ReactNode;
}

/** A short message inside the page. */
export function Notice({ tone = 'plain', role, className, children }: NoticeProps) {
  return (
    <div
      role={role}
      className={cx('flex items-start gap-2.5 rounded-control px-4 py-3 text-15 leading-6', toneStyle[tone], className)}
    >
      <span className="mt-1">{tone === 'wrong' ? <CircleAlert /> : <Info />}</span>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
