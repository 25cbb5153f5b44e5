import { ChevronRight, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  summary: string;
  /** The size: a question on a page, or small print. */
  look?: 'question' | 'quiet';
  /** An id that links can lead to. */
  id?: string;
  open?: boolean;
  children: ReactNode;
}

const marker = 'cursor-pointer list-none [&::-webkit-details-marker]:hidden';

/** A native disclosure, which the browser opens and closes, so it works without JavaScript. */
export function Disclosure({ summary, look = 'question', id, open = false, children }: DisclosureProps) {
  if (look === 'quiet')
    return (
      <details id={id} open={open} className="group">
        <summary className={`flex min-h-6 items-center gap-1 hover:text-ink ${marker}`}>
          <ChevronRight className="shrink-0 transition-transform duration-[120ms] ease-calm group-open:rotate-90" />
          {summary}
        </summary>
        <div className="pt-1.5">{children}</div>
      </details>
    );
  return (
    <details id={id} open={open} className="group border-b border-rule">
      <summary className={`flex min-h-11 items-start justify-between gap-4 py-4 ${marker}`}>
        <span className="font-serif text-19 leading-[26px] font-[560] tracking-[-0.01em]">{summary}</span>
        <Plus className="mt-1 shrink-0 text-quiet transition-transform duration-[120ms] ease-calm group-open:rotate-45" />
      </summary>
      <div className="-mt-1 max-w-[62ch] pb-5 text-quiet">{children}</div>
    </details>
  );
}
