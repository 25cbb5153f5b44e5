import type { Today } from '../../../../../shared/model/learning/deck.ts';
import { cx } from '../../../ui/cx.ts';
import { dayBars } from './today-view.ts';

const LOWEST = 6;
const HIGHEST = 30;

/** A bar for each day on which something was reviewed; a day without is a dot. */
export function DayBars({ today }: { today: Pick<Today, 'behind' | 'day'> }) {
  return (
    <div aria-hidden="true" className="flex h-[30px] items-end gap-1.5">
      {dayBars(today).map(({ day, part, today: now }) => (
        <i
          key={day}
          className={cx(
            'w-[5px] flex-none',
            part === 0 && !now && 'h-[5px] rounded-full bg-rule-firm',
            part > 0 && !now && 'rounded-mark bg-story-fill',
            now && 'rounded-mark bg-story-wash shadow-[inset_0_0_0_1.5px_var(--story-fill)]',
          )}
          style={part > 0 || now ? { height: Math.round(LOWEST + part * (HIGHEST - LOWEST)) } : undefined}
        />
      ))}
    </div>
  );
}
