import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { popupStyle } from './popup-style.ts';

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  title?: string;
  className?: string;
  children: ReactNode;
}

/** A small panel beside its button. Closes on Escape and on a press outside. */
export function Popover({ trigger, title, className, children }: PopoverProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger as ReactElement<Record<string, unknown>>} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50 outline-none">
          <Base.Popup className={cx(popupStyle, 'max-w-80 px-4 py-3', className)}>
            {title !== undefined && (
              <Base.Title dir="auto" className="font-sans text-14 font-bold tracking-normal">
                {title}
              </Base.Title>
            )}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
