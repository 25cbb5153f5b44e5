import { Check, Scissors, TextSearch } from 'lucide-react';
import type { SceneCheck } from '../../../../../shared/model/session/scene-check.ts';
import { viewerTexts } from '../texts.ts';

const line = 'inline-flex items-center gap-1.5 text-13 leading-5 font-normal text-quiet';

/** The first mark in the text, else the first note beside it. */
const showChange = (): void => {
  const target =
    document.querySelector<HTMLElement>('.reading .change') ??
    document.querySelector<HTMLElement>('.reading [data-changed]');
  if (!target) return;
  if (target.tagName !== 'BUTTON') target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center' });
};

interface CheckNoteProps {
  check: SceneCheck;
  /** A check that nobody came to do while the lesson was written does not come any more. */
  writing: boolean;
}

/** Beside the kind of a scene: what a second reader made of it; nothing where nobody read it. */
export function CheckNote({ check: { state, removed, mended = [] }, writing }: CheckNoteProps) {
  if (state === 'failed' || (state === 'waiting' && !writing)) return null;
  if (state === 'waiting')
    return (
      <span className={line}>
        <TextSearch />
        {viewerTexts.checkWaiting}
      </span>
    );
  const changes = [
    removed.length > 0 && viewerTexts.checkRemoved(removed.length),
    mended.length > 0 && viewerTexts.checkMended(mended.length),
  ].filter((change) => change !== false);
  if (changes.length === 0)
    return (
      <span className={line}>
        <Check className="text-done" />
        {viewerTexts.checkDone}
      </span>
    );
  return (
    <span className={line}>
      <Scissors className="shrink-0 text-making" />
      <span>
        {viewerTexts.checkChanged({ changes: new Intl.ListFormat().format(changes) })}{' '}
        <button type="button" className="min-h-6 underline underline-offset-[0.2em]" onClick={showChange}>
          {viewerTexts.checkWhy}
        </button>
      </span>
    </span>
  );
}
