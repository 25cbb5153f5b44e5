import type { Front } from '../../../../shared/model/learning/card-text.ts';
import { reviewTexts } from '../review/texts.ts';

/** What a card asks; a gap is a blank in its sentence. */
export function FrontText({ front: [before, after] }: { front: Front }) {
  if (after === undefined) return before;
  return (
    <>
      {before}
      <span className="inline-block h-[1.1em] min-w-[3.4em] border-b-2 border-story-fill bg-mark align-[-0.2em]">
        <span className="sr-only">{reviewTexts.blank}</span>
      </span>
      {after}
    </>
  );
}
