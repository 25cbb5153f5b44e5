/** Style of everything that opens above the page: raised, with a border and the shadow. */
export const popupStyle =
  'rounded-card border border-rule bg-raised p-1.5 text-15 shadow-lift outline-none fade origin-(--transform-origin)';

/** A line in a menu or list of choices; `data-highlighted` is set by keyboard and pointer. */
export const itemStyle =
  'flex min-h-9 w-full cursor-default items-center gap-2.5 rounded-control px-3 py-1.5 text-left leading-5 no-underline outline-none select-none data-[highlighted]:bg-sunk data-[disabled]:text-quiet hover:bg-sunk';
