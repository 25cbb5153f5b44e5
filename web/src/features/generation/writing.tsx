import type { Session } from '../../../../shared/model/session/session.ts';
import { useEndpoint } from '../../lib/api/api.ts';
import { useNow } from '../../lib/browser/use-now.ts';
import { formatTimeLeft } from '../../lib/words/format.ts';
import { RichText } from '../../ui/display/rich-text.tsx';
import { Segments } from '../../ui/display/segments.tsx';
import { CancelButton } from './cancel-button.tsx';
import { beingWritten, generationView } from './generation-view.ts';
import { generationTexts } from './texts.ts';
import { useShownTimeLeft } from './use-shown-time-left.ts';

const EVERY = 5_000;

/** On a card: the phase, how many scenes are done, which one is being written, and the time left. */
export function Writing({ session }: { session: Session }) {
  const view = generationView(session, useNow(EVERY));
  const planned = view.total !== null;
  const { data } = useEndpoint('listScenes', { params: { sessionId: session.id } }, { enabled: planned });
  const scene = beingWritten(data?.modules.flatMap(({ scenes }) => scenes) ?? []);
  const time = useShownTimeLeft(view);
  const left = time.left === null ? null : formatTimeLeft(time.left);
  return (
    <div className="mt-3 grid gap-1.5 text-13 text-quiet">
      <div role="status" className="flex justify-between gap-2">
        <b className="font-[560] text-ink">{view.phase}</b>
        {planned && (
          <span className="tabular-nums">{generationTexts.doneOf({ written: view.written, total: view.total })}</span>
        )}
      </div>
      <Segments label={generationTexts.progressLabel} parts={view.parts} />
      <div>
        {scene ? (
          <>
            <RichText text={generationTexts.writingNow} parts={{ what: <i>{scene.title}</i> }} />
            {left && `, ${left}`}
          </>
        ) : (
          (left ?? time.usual)
        )}
      </div>
      <CancelButton session={session} />
    </div>
  );
}
