import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { viewerTexts } from '../../texts/viewer.ts';
import { Button } from '../../ui/button.tsx';

interface TurnBarProps {
  index: number;
  total: number;
  onTurn: (index: number) => void;
  /** Leads on from the last scene; left out where that is all there is. */
  onEnd?: (() => void) | undefined;
  /** Next is what to do now: nothing else on the page is. */
  leads: boolean;
  /** Mark as Complete, where there is room for it. */
  children: ReactNode;
}

export function TurnBar({ index, total, onTurn, onEnd, leads, children }: TurnBarProps) {
  const last = index >= total - 1;
  return (
    <nav
      aria-label={viewerTexts.sceneNavigation}
      className="sticky bottom-0 z-10 mt-auto border-t border-rule bg-paper"
    >
      <div className="mx-auto grid max-w-[988px] grid-cols-[1fr_auto_1fr] items-center gap-4 px-6 py-3 max-sm:gap-2 max-sm:px-3 max-sm:py-2">
        <Button look="bare" className="justify-self-start" disabled={index === 0} onClick={() => onTurn(index - 1)}>
          <ArrowLeft />
          {viewerTexts.previous}
        </Button>
        <div className="flex items-center gap-5">
          <span
            role="status"
            aria-label={viewerTexts.sceneOf({ index: index + 1, total })}
            className="text-15 whitespace-nowrap text-quiet tabular-nums"
          >
            <b className="font-bold text-ink">{index + 1}</b> / {total}
          </span>
          <div className="max-sm:hidden">{children}</div>
        </div>
        <Button
          look={leads && !(last && !onEnd) ? 'primary' : 'line'}
          className="justify-self-end"
          disabled={last && !onEnd}
          onClick={() => (last ? onEnd?.() : onTurn(index + 1))}
        >
          {viewerTexts.next}
          <ArrowRight />
        </Button>
      </div>
    </nav>
  );
}
