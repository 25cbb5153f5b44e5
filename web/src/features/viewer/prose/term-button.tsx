import type { ReactNode } from 'react';
import type { MarginTerm } from '../../../../../shared/model/session/scene.ts';
import { Popover } from '../../../ui/overlay/popover.tsx';

/** The first mention of a key term; pressing it shows the definition. */
export function TermButton({ term, children }: { term: MarginTerm | undefined; children: ReactNode }) {
  if (!term) return children;
  const trigger = (
    <button type="button" className="term">
      {children}
    </button>
  );
  return (
    <Popover trigger={trigger} title={term.term}>
      <p dir="auto" className="text-14 text-quiet">
        {term.definition}
      </p>
    </Popover>
  );
}
