import { Check, CloudOff, MonitorSmartphone, Repeat, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DeckCard } from '../../../../shared/model/learning/card.ts';
import { Button } from '../../ui/button/button.tsx';
import { reviewTexts } from './texts.ts';
import type { Reviewing } from './use-review.ts';

/** One sentence on sunk ground, with at most one thing to do. */
function Line({ icon, title, text, action }: { icon: ReactNode; title: string; text: string; action?: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center gap-3 rounded-control bg-sunk py-2 pr-2 pl-4 text-14 text-quiet shadow-[inset_0_0_0_1px_var(--rule)] max-sm:flex-wrap">
      <span className="text-16">{icon}</span>
      <p className="min-w-0 flex-1 max-sm:min-w-[200px]">
        <b className="font-semi text-ink">{title}</b> {text}
      </p>
      {action}
    </div>
  );
}

/** A card that was forgotten again and again: only once its answer is seen, so that it gives nothing away. */
export function LeechLine({ card, onSuspend }: { card: DeckCard; onSuspend: () => void }) {
  return (
    <div className="mt-6">
      <Line
        icon={<Repeat />}
        title={reviewTexts.leech(card.lapses)}
        text={reviewTexts.leechText}
        action={
          <Button look="bare" className="max-sm:ml-4" onClick={onSuspend}>
            {reviewTexts.suspend}
          </Button>
        }
      />
    </div>
  );
}

/** What the connection, and other devices, did meanwhile. */
export function ReviewNotices({ unsent, note }: Pick<Reviewing, 'unsent' | 'note'>) {
  return (
    <div role="status" className="mt-6 grid gap-2 empty:mt-0">
      {unsent > 0 && <Line icon={<CloudOff />} title={reviewTexts.unsent(unsent)} text={reviewTexts.unsentText} />}
      {note?.what === 'connected' && (
        <Line
          icon={<Check className="text-done" />}
          title={reviewTexts.connected}
          text={reviewTexts.connectedText(note.count)}
        />
      )}
      {note?.what === 'elsewhere' && (
        <Line icon={<MonitorSmartphone />} title={reviewTexts.elsewhere} text={reviewTexts.elsewhereText} />
      )}
      {note?.what === 'undo-failed' && (
        <Line icon={<TriangleAlert />} title={reviewTexts.undoFailed} text={reviewTexts.undoFailedText} />
      )}
    </div>
  );
}
