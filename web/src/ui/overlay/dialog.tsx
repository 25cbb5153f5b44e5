import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { cx } from '../cx.ts';
import { uiTexts } from '../texts.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Footer with the actions, the primary one last. */
  actions?: ReactNode;
  children?: ReactNode;
  /** Selector of the element that is focused first; by default the first control. */
  focusOn?: string;
  className?: string;
}

/** A modal dialog: it traps the focus and returns it on close. Closes on Escape, outside press and its X. */
export function Dialog({ open, onClose, title, description, actions, children, focusOn, className }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-[120ms] data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-40 grid place-items-center overflow-y-auto p-4">
          <Base.Popup
            ref={popup}
            initialFocus={() => (focusOn ? (popup.current?.querySelector<HTMLElement>(focusOn) ?? true) : true)}
            className={cx(
              'relative w-full max-w-[440px] rounded-card border border-rule bg-raised p-6 shadow-lift outline-none fade sm:p-8',
              className,
            )}
          >
            <Base.Title dir="auto" className="pr-8 text-28">
              {title}
            </Base.Title>
            {description != null && <Base.Description className="mt-2 text-quiet">{description}</Base.Description>}
            {children}
            {actions != null && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
            <Base.Close render={<IconButton label={uiTexts.close} icon={<X />} className="absolute top-4 right-4" />} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
