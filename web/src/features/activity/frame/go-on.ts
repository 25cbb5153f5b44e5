/** What comes after an activity: the next one, the next block of the text, or the way to the next scene. */
const NEXT = '.task, .reading .part, nav button:not(:disabled)';

/** Moves the focus on to whatever follows the activity that holds the button. */
export const goOn = (button: Element): void => {
  const task = button.closest('.task');
  if (!task) return;
  const next = [...document.querySelectorAll<HTMLElement>(NEXT)].find(
    (element) =>
      !task.contains(element) &&
      (task.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      element.getClientRects().length > 0,
  );
  if (!next) return;
  if (!next.matches('button, [tabindex]')) next.tabIndex = -1;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'center' });
};
