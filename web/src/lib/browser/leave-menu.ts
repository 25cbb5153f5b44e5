/** True when an event closes an open menu: Escape, or a press outside the menu and its button. */
export const leavesMenu = (event: Event, box: Element): boolean =>
  event instanceof KeyboardEvent ? event.key === 'Escape' : !box.contains(event.target as Node);

/** Returns the focus to the menu's button, unless a press outside moved it elsewhere. */
export const refocusMenu = (box: Element): void => {
  const held = document.activeElement;
  if (!held || held === document.body || box.contains(held)) box.querySelector('button')?.focus();
};
