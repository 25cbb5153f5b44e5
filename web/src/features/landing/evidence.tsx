import type { ReactNode } from 'react';
import { libTexts } from '../../lib/texts.ts';

/** A passage of the learner's own material, styled as in the viewer. */
export function Evidence({ children }: { children: ReactNode }) {
  return (
    <aside className="border-l-2 border-mode-fill pl-3 text-13 leading-5 text-quiet">
      <b className="block font-bold text-mode">{libTexts.sourceOwn}</b>
      <blockquote className="font-serif text-15 leading-[22px] text-ink italic">{children}</blockquote>
    </aside>
  );
}
