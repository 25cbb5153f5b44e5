import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonLook, type ButtonSize, buttonStyle } from './button-style.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  size?: ButtonSize;
  /** The button's request is running: it stays focusable, shows a spinner, and ignores presses. */
  busy?: boolean;
}

export function Button({ look, size, busy = false, className, children, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={buttonStyle(look, size, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <LoaderCircle className="animate-turn" />}
      {children}
    </button>
  );
}
