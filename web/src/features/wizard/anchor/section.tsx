import { type ReactNode, useId } from 'react';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import type { Refusal, RequestPart } from './anchor-request.ts';

interface SectionProps {
  title: string;
  /** Id to which a refusal scrolls. */
  part?: RequestPart;
  note?: string;
  /** The refusal to be fixed here, if any. */
  refusal?: Refusal | undefined;
  children: ReactNode;
}

const idOf = (part: RequestPart): string => `anchor-${part}`;

/** Scrolls a part of the page into view and focuses its first control. */
export const showPart = (part: RequestPart): void => {
  const section = document.getElementById(idOf(part));
  section?.scrollIntoView?.({ block: 'start' });
  section?.querySelector<HTMLElement>('input, textarea, [role="combobox"]')?.focus({ preventScroll: true });
};

/** One part of the page with its heading. */
export function Section({ title, part, note, refusal, children }: SectionProps) {
  const id = useId();
  return (
    <section
      id={part && idOf(part)}
      aria-labelledby={id}
      className="scroll-mt-4 grid grid-cols-1 gap-5 border-t border-rule pt-6"
    >
      <div>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {note !== undefined && <p className="mt-1 max-w-[58ch] text-15 text-quiet">{note}</p>}
      </div>
      {refusal !== undefined && refusal.at === part && (
        <Notice tone="wrong" role="alert">
          {refusal.text}
        </Notice>
      )}
      {children}
    </section>
  );
}
