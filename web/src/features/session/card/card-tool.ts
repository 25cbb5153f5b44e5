/** Of a button in the corner of a card: there for who points at the card, or cannot point. On a phone it has a row of its own. */
export const cardTool =
  'bg-raised opacity-0 shadow-[0_0_0_1px_var(--rule)] transition-opacity group-hover:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-100 max-sm:opacity-100';
