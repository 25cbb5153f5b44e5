import { useEffect, useRef } from 'react';

type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const typing = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]';
const arrowing = '[role=radiogroup], [role=tablist], [role=menu], input[type=radio], section[tabindex]';
const isArrow = (key: string): boolean => key.startsWith('Arrow');

/** True when a key already has a meaning where the focus is, or belongs to the browser. */
const isTaken = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return true;
  return Boolean(target?.closest(typing) || (isArrow(event.key) && target?.closest(arrowing)));
};

/** Whether the focus is on something that Enter or Space acts on already. */
export const isOnControl = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role=tab]') !== null;

/** Page-wide shortcuts of single keys, named as in `event.key`. Inactive while somebody types or a dialog is open. */
export const useKeys = (keys: Keys): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
      if (!act || isTaken(event)) return;
      act(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
