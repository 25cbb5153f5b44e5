import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Today } from '../../../../../shared/model/learning/deck.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { RichText } from '../../../ui/display/rich-text.tsx';
import type { SittingFigures } from '../sitting/figures.ts';
import { nextText, weekday } from '../sitting/next-days.ts';
import { reviewTexts } from '../texts.ts';
import './end.css';

/** Cards of a pile that are drawn; its number tells how many there are. */
const DRAWN = 10;

function Piles({ ahead }: Pick<Today, 'ahead'>) {
  return (
    <ol className="piles" aria-label={reviewTexts.pilesLabel}>
      {ahead.map(({ day, due }, at) => (
        <li key={day}>
          <span className="pile" aria-hidden="true">
            {due > 0 && <b>{due}</b>}
            {Array.from({ length: Math.min(DRAWN, due) }, (_, card) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards of a pile are all alike
              <i key={card} />
            ))}
          </span>
          <span className="day">
            {at === 0 ? (
              <>
                <span className="max-sm:hidden">{reviewTexts.tomorrowName}</span>
                <span className="sm:hidden">{weekday(day, 'short')}</span>
              </>
            ) : (
              weekday(day, 'short')
            )}
            <span className="sr-only">: {reviewTexts.pile(due)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

interface EndProps {
  figures: SittingFigures;
  practice: boolean;
  /** False while answers wait for the connection: what comes is not known then. */
  sent: boolean;
  back: { to: string; label: string };
  notices: ReactNode;
  onUndo: (() => void) | null;
}

export function End({ figures, practice, sent, back, notices, onUndo }: EndProps) {
  const { data: today } = useEndpoint('getToday', undefined, { enabled: sent });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const next = today && nextText(today.ahead);
  const bold = (count: number) => ({ count: <b key="count">{count}</b> });
  return (
    <section className="done-today">
      <h1 ref={heading} tabIndex={-1}>
        {(practice ? reviewTexts.donePractice : reviewTexts.doneToday)(figures.cards)}
      </h1>
      <p className="next" role="status">
        {practice && reviewTexts.practiceDates}
        {!practice && sent && today && (next ? reviewTexts.nextAre({ next }) : reviewTexts.nextNone)}
      </p>
      {notices}
      {!practice && sent && next && today && <Piles ahead={today.ahead} />}
      <p className="sums">
        <span>
          <RichText text={reviewTexts.atOnce} parts={bold(figures.atOnce)} />
        </span>
        {figures.cards > figures.atOnce && (
          <span>
            <RichText text={reviewTexts.forgotten} parts={bold(figures.cards - figures.atOnce)} />
          </span>
        )}
        <span>
          <b>{commonTexts.minutes({ minutes: figures.minutes })}</b>
        </span>
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3 max-sm:*:flex-auto">
        <LinkButton to={back.to}>{back.label}</LinkButton>
        {onUndo && (
          <Button look="bare" onClick={onUndo}>
            <Undo2 />
            {reviewTexts.undo}
          </Button>
        )}
      </div>
    </section>
  );
}
