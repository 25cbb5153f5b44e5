import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { cx } from '../cx.ts';
import { useDismiss } from './use-dismiss.ts';

interface DropdownProps {
  /** The button's content. */
  face: ReactNode;
  buttonClass: string;
  align?: 'start' | 'end';
  children: ReactNode;
}

/**
 * A button that opens a list of links. It is a disclosure, not a menu: Tab walks through the links.
 * It closes on navigation and when one of its buttons is pressed; the focus then returns to its button.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it, also one to the same page
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons inside handle keys themselves */}
      <div
        id={id}
        hidden={!open}
        onClick={({ target }) => {
          // Events from a dialog that one of its buttons opened are ignored
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
