import { cx } from '../cx.ts';

/** A static placeholder. Give it the size of the content it stands for. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block rounded-chip bg-rule opacity-75', className ?? 'h-3.5 w-full')} />
  );
}
