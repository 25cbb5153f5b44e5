import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  summary: string;
  /** A place a link can lead to. */
  id?: string;
  open?: boolean;
  children: ReactNode;
}

/** A question that shows its answer. The browser opens and closes it, so it works before any script has come. */
export function Disclosure({ summary, id, open = false, children }: DisclosureProps) {
  return (
    <details id={id} open={open} className="group border-b border-rule">
      <summary className="flex min-h-11 cursor-pointer list-none items-start justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <span className="font-serif text-19 leading-[26px] font-[560] tracking-[-0.01em]">{summary}</span>
        <Plus className="mt-1 shrink-0 text-quiet transition-transform duration-[120ms] ease-calm group-open:rotate-45" />
      </summary>
      <div className="-mt-1 max-w-[62ch] pb-5 text-quiet">{children}</div>
    </details>
  );
}
