import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { viewerTexts } from '../texts.ts';

interface TurnBarProps {
  index: number;
  /** How many scenes there will be; left out while nobody knows. */
  total?: number | undefined;
  onTurn: (index: number) => void;
  /** Opens the page after the last scene; left out where there is none. */
  onEnd?: (() => void) | undefined;
  /** "Mark as Complete", the primary action where it is available; null otherwise. */
  complete: ReactNode;
  /** True when Next is the primary action of the page. */
  leads: boolean;
  /** Shown above the buttons for a short time: the result of pressing them, or what they do. */
  note: string | false;
}

export function TurnBar({ index, total, onTurn, onEnd, complete, leads, note }: TurnBarProps) {
  const last = total === undefined || index >= total - 1;
  // Beside "Mark as Complete" a phone only has room for the arrows
  const word = complete === null ? undefined : 'max-sm:sr-only';
  const turn = complete === null ? '' : 'max-sm:px-2.5';
  return (
    <nav aria-label={viewerTexts.turnLabel} className="sticky bottom-0 z-10 mt-auto border-t border-rule bg-paper">
      <p
        role="status"
        className="mx-auto max-w-[988px] px-6 pt-3 text-center text-14 text-quiet empty:hidden max-sm:px-4"
      >
        {note}
      </p>
      <div className="mx-auto grid max-w-[988px] grid-cols-[1fr_auto_1fr] items-center gap-4 px-6 py-3 max-sm:gap-2 max-sm:px-3 max-sm:py-2">
        <Button
          look="bare"
          className={`justify-self-start ${turn}`}
          disabled={index === 0}
          onClick={() => onTurn(index - 1)}
        >
          <ArrowLeft />
          <span className={word}>{viewerTexts.turnBack}</span>
        </Button>
        <div className="flex items-center gap-5 max-sm:gap-3">
          {total !== undefined && (
            <span
              role="status"
              aria-label={viewerTexts.turnScene({ index: index + 1, total })}
              className="text-15 whitespace-nowrap text-quiet tabular-nums"
            >
              <b className="font-bold text-ink">{index + 1}</b> / {total}
            </span>
          )}
          {complete}
        </div>
        <Button
          look={leads && !(last && !onEnd) ? 'primary' : 'line'}
          className={`justify-self-end ${turn}`}
          disabled={last && !onEnd}
          onClick={() => (last ? onEnd?.() : onTurn(index + 1))}
        >
          <span className={word}>{commonTexts.next}</span>
          <ArrowRight />
        </Button>
      </div>
    </nav>
  );
}
