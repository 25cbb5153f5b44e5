import { plainText } from '../../../lib/words/plain-text.ts';
import { Popover } from '../../../ui/overlay/popover.tsx';
import { viewerTexts } from '../texts.ts';
import type { SentenceChange } from './place-changes.ts';

const headings = { removed: viewerTexts.changeRemoved, mended: viewerTexts.changeMended } as const;
const labels = { removed: viewerTexts.changeRemovedHere, mended: viewerTexts.changeMendedHere } as const;

function Said({ change: { sentence, reason } }: { change: SentenceChange }) {
  return (
    <>
      <del
        dir="auto"
        className="my-1 block font-serif text-15 leading-[23px] text-ink italic decoration-making decoration-1"
      >
        {plainText(sentence)}
      </del>
      <span dir="auto" className="block">
        {reason}
      </span>
    </>
  );
}

/** Where a sentence was taken out or mended; pressing it shows the sentence and why. */
export function ChangeMark({ change }: { change: SentenceChange | undefined }) {
  if (!change) return null;
  const trigger = (
    <button type="button" className="change" data-change={change.kind} aria-label={labels[change.kind]} />
  );
  return (
    <Popover trigger={trigger} title={headings[change.kind]} className="text-14 text-quiet">
      <Said change={change} />
    </Popover>
  );
}

/** The same in the margin. */
export function ChangeNote({ change }: { change: SentenceChange }) {
  return (
    <div data-changed="" className="border-s-2 border-making-fill ps-3 font-sans text-13 leading-5 text-quiet">
      <b className="block font-bold text-making">{headings[change.kind]}</b>
      <Said change={change} />
    </div>
  );
}
