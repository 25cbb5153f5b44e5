import type { Session } from '../../../../shared/model/session/session.ts';
import { MINUTE } from '../../../../shared/model/time.ts';
import { useNow } from '../../lib/browser/use-now.ts';
import { Segments } from '../../ui/display/segments.tsx';
import { CancelButton } from './cancel-button.tsx';
import { generationView } from './generation-view.ts';
import { generationTexts } from './texts.ts';
import { useShownTimeLeft } from './use-shown-time-left.ts';

const EVERY = 5_000;

const about = (ms: number): string =>
  ms < MINUTE
    ? generationTexts.secondsLeft(Math.ceil(ms / 10_000) * 10)
    : generationTexts.minutesLeft({ minutes: Math.round(ms / MINUTE) });

/** In the viewer: the progress in words, the time left, and that written scenes can be read already. */
export function WritingLine({ session, cancel = false }: { session: Session; cancel?: boolean }) {
  const view = generationView(session, useNow(EVERY));
  const { total, written, phase, parts } = view;
  const { usual, left } = useShownTimeLeft(view);
  return (
    <div className="grid gap-1.5 text-13 text-quiet">
      <Segments label={generationTexts.progressLabel} parts={parts} />
      <span>
        <b role="status" className="font-semi text-ink">
          {total === null || written === total ? `${phase}.` : generationTexts.writtenOf({ written, total })}
        </b>{' '}
        {left === null ? (written === 0 ? `${usual}.` : '') : about(left)}
        {written > 0 && generationTexts.readOn}
      </span>
      {cancel && <CancelButton session={session} />}
    </div>
  );
}
