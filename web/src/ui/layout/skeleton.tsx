import { cx } from '../cx.ts';

/** The shape of what is coming, without shimmer. Give it the size of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block rounded-chip bg-rule opacity-75', className ?? 'h-3.5 w-full')} />
  );
}
