import { type ReactNode, useId } from 'react';
import { Heading } from '../../../ui/heading.tsx';

/** One part of the page, under a heading of its own. */
export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5 border-t border-rule pt-6">
      <div>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {note !== undefined && <p className="mt-1 max-w-[58ch] text-15 text-quiet">{note}</p>}
      </div>
      {children}
    </section>
  );
}
