/** Style of a button in a card's corner: visible on hover and on focus, always on touch devices. On a phone it is in a row of its own. */
export const cardTool =
  'bg-raised opacity-0 shadow-[0_0_0_1px_var(--rule)] transition-opacity group-hover:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-100 max-sm:opacity-100';
