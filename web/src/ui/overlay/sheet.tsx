import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { uiTexts } from '../texts.ts';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Replaces the title: the title with its actions. */
  heading?: ReactNode;
  children: ReactNode;
}

/** A dialog that slides up on a phone, for content that is beside the page on wider screens. */
export function Sheet({ open, onClose, title, heading, children }: SheetProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-[120ms] data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Base.Popup className="fixed inset-x-0 bottom-0 z-40 max-h-[85vh] overflow-y-auto rounded-t-card border-t border-rule bg-raised px-4 pt-4 pb-6 shadow-lift outline-none fade">
          <div className="flex items-start justify-between gap-3 pb-3">
            <Base.Title dir="auto" className={heading == null ? 'text-19 leading-[25px]' : 'sr-only'}>
              {title}
            </Base.Title>
            {heading != null && (
              <div className="min-w-0 flex-1 font-serif text-19 leading-[25px] font-semi">{heading}</div>
            )}
            <Base.Close render={<IconButton label={uiTexts.close} icon={<X />} />} />
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
