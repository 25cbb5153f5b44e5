/** Whether a key or a press leaves an open menu: Escape, or a press outside the box with its button and its places. */
export const leavesMenu = (event: Event, box: Element): boolean =>
  event instanceof KeyboardEvent ? event.key === 'Escape' : !box.contains(event.target as Node);

/** Back to the menu's button, unless the press outside gave the focus to something else. */
export const refocusMenu = (box: Element): void => {
  const held = document.activeElement;
  if (!held || held === document.body || box.contains(held)) box.querySelector('button')?.focus();
};
