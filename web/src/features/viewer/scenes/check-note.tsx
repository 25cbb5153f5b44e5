import { Check, Scissors, TextSearch } from 'lucide-react';
import type { SceneCheck } from '../../../../../shared/model/session/scene-check.ts';
import { viewerTexts } from '../texts.ts';

const line = 'flex items-center gap-2 text-14';

interface CheckNoteProps {
  check: SceneCheck;
  /** A check that nobody came to do while the lesson was written does not come any more. */
  writing: boolean;
}

/** What a second reader made of the scene; nothing where nobody read it. */
export function CheckNote({ check: { state, removed }, writing }: CheckNoteProps) {
  if (state === 'failed' || (state === 'waiting' && !writing)) return null;
  return (
    <div className="mb-8 max-w-[660px] text-quiet max-sm:mb-6">
      {state === 'waiting' && (
        <p role="status" className={line}>
          <TextSearch className="text-16 text-making" />
          {viewerTexts.checkWaiting}
        </p>
      )}
      {state === 'done' && removed.length === 0 && (
        <p className={line}>
          <Check className="text-16 text-done" />
          {viewerTexts.checkDone}
        </p>
      )}
      {state === 'done' && removed.length > 0 && (
        <details>
          <summary className={`${line} cursor-pointer`}>
            <Scissors className="text-16" />
            <span className="underline underline-offset-2">{viewerTexts.checkRemoved(removed.length)}</span>
          </summary>
          <ul className="mt-3 grid gap-3 border-s-2 border-rule-firm ps-3 text-14 leading-[21px]">
            {removed.map(({ sentence, reason }) => (
              <li key={sentence} dir="auto">
                <del className="block">{sentence}</del>
                {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
