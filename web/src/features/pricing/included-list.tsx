import { Check } from 'lucide-react';
import { cx } from '../../ui/cx.ts';

/** What a plan includes. */
export function IncludedList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={cx('mt-6 mb-8 grid gap-2.5', className)}>
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[20px_1fr] gap-2 text-15 leading-6">
          <Check className="mt-[3px] text-story" />
          {item}
        </li>
      ))}
    </ul>
  );
}
