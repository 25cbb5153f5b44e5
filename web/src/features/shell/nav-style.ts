/** A link or button in the bar. */
export const barLink =
  'inline-flex min-h-9 items-center gap-1.5 rounded-control px-3 text-15 font-medium whitespace-nowrap text-quiet no-underline transition-colors hover:bg-sunk hover:text-ink aria-[current=page]:text-ink';

/** A line in a menu opened from the bar. */
export const listLink =
  'flex min-h-10 w-full items-center gap-2.5 rounded-control px-3 text-15 no-underline transition-colors hover:bg-sunk aria-[current=page]:font-semi';
