import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

type Tone = 'mode' | 'done' | 'continue' | 'plain';
const fills: Record<Tone, string> = {
  mode: 'bg-mode-fill',
  done: 'bg-done-fill',
  continue: 'bg-continue-fill',
  plain: 'bg-rule-firm',
};

interface ProgressProps {
  label: string;
  /** 0 to 100. */
  value: number;
  /** Text at the end of the label's line; the percentage when undefined, nothing when null. */
  figure?: ReactNode;
  tone?: Tone;
  /** Percent at which a tick marks the goal. */
  mark?: number;
  /** Text below the bar: what it counts. */
  note?: ReactNode;
  /** Shows the label to screen readers only. */
  bare?: boolean;
  className?: string;
}

const clamp = (value: number) => Math.round(Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0)));

export function Progress({ label, value, figure, tone = 'mode', mark, note, bare = false, className }: ProgressProps) {
  const percent = clamp(value);
  return (
    <div className={cx('grid gap-1.5 text-13 leading-[18px]', className)}>
      {!bare && (
        <div className="flex justify-between gap-3 text-quiet">
          <span>{label}</span>
          {figure !== null && <span className="font-bold text-ink tabular-nums">{figure ?? `${percent}%`}</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="relative h-1.5 rounded-[3px] bg-rule"
      >
        <div className={cx('h-full rounded-[3px]', fills[tone])} style={{ width: `${percent}%` }} />
        {mark !== undefined && (
          <span className="absolute -top-[3px] h-3 w-0.5 rounded-[1px] bg-ink" style={{ left: `${mark}%` }} />
        )}
      </div>
      {note && <p className="text-quiet">{note}</p>}
    </div>
  );
}
