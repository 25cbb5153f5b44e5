import { cx } from '../cx.ts';
import { uiTexts } from '../texts.ts';

export type SegmentState = 'done' | 'now' | 'open' | 'read' | 'here';

const looks: Record<SegmentState, string> = {
  done: 'bg-making-fill',
  now: 'bg-[linear-gradient(90deg,var(--making-fill)_45%,var(--rule)_45%)]',
  open: 'bg-rule',
  read: 'bg-mode-fill',
  here: 'bg-mode-wash shadow-[inset_0_0_0_1.5px_var(--mode-fill)]',
};

interface SegmentsProps {
  /** Shows the count as text too, because a yellow bar alone has too little contrast. */
  label: string;
  parts: readonly SegmentState[];
  className?: string;
}

/** One segment per part of a whole. */
export function Segments({ label, parts, className }: SegmentsProps) {
  const reached = parts.filter((part) => part === 'done' || part === 'read').length;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={parts.length}
      aria-valuenow={reached}
      aria-valuetext={uiTexts.segmentsOf({ reached, parts: parts.length })}
      className={cx('flex gap-[3px]', className)}
    >
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments are identified by position
        <span key={index} className={cx('h-1.5 flex-1 rounded-mark', looks[part])} />
      ))}
    </div>
  );
}
