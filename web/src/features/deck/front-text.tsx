import type { Front } from './card-content.ts';
import { deckTexts } from './texts.ts';

/** What a card asks; a gap is a blank in its sentence. */
export function FrontText({ front: [before, after] }: { front: Front }) {
  if (after === undefined) return before;
  return (
    <>
      {before}
      <span className="inline-block h-[1.1em] min-w-[3.4em] border-b-2 border-story-fill bg-mark align-[-0.2em]">
        <span className="sr-only">{deckTexts.blank}</span>
      </span>
      {after}
    </>
  );
}
