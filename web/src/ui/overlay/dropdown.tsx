import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { cx } from '../cx.ts';
import { useDismiss } from './use-dismiss.ts';

interface DropdownProps {
  /** The button's face. */
  face: ReactNode;
  buttonClass: string;
  align?: 'start' | 'end';
  children: ReactNode;
}

/**
 * A button that opens a list of places. It is a disclosure, not a menu: Tab walks through the links as through any.
 * A route change closes it too, and so does what one of its buttons does: the focus is then back where it was opened.
 */
export function Dropdown({ face, buttonClass, align = 'start', children }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { key } = useLocation();
  const close = useCallback((back: boolean) => {
    setOpen(false);
    if (back) button.current?.focus();
  }, []);
  useDismiss(open, root, close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it, also to where one is
  useEffect(() => setOpen(false), [key]);
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className={buttonClass}
        onClick={() => setOpen((was) => !was)}
      >
        {face}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons in it are pressed, by keyboard as well */}
      <div
        id={id}
        hidden={!open}
        onClick={({ target }) => {
          // What a dialog of a button in it does is none of the list's
          const pressed = target instanceof Element && root.current?.contains(target) && target.closest('button');
          if (pressed) close(true);
        }}
        className={cx(
          'absolute top-[calc(100%+6px)] z-30 min-w-52 animate-rise rounded-card border border-rule bg-raised p-1.5 text-15 shadow-lift',
          align === 'end' ? 'right-0' : 'left-0',
        )}
      >
        {children}
      </div>
    </div>
  );
}
