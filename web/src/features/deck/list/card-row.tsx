import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { DeckCard } from '../../../../../shared/model/learning/card.ts';
import { frontOf } from '../../../../../shared/model/learning/card-text.ts';
import { cx } from '../../../ui/cx.ts';
import { FrontText } from '../front-text.tsx';
import { CardMemory } from '../history/card-memory.tsx';
import { KindIcon } from '../kind-icon.tsx';
import { deckTexts } from '../texts.ts';
import { percent, whenOf } from './deck-view.ts';

interface CardRowProps {
  card: DeckCard;
  /** Its session is switched off. */
  off: boolean;
  retention: number;
  now: number;
}

/** A card in one line; it opens to what the deck knows of it. */
export function CardRow({ card, off, retention, now }: CardRowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const when = whenOf(card, off, now);
  const resting = card.suspended || off;
  return (
    <li className="border-b border-rule">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen((was) => !was)}
        className="group grid min-h-13 w-full grid-cols-[20px_minmax(0,1fr)_128px_44px_18px] items-center gap-4 py-2 text-left max-sm:grid-cols-[20px_minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-0 max-sm:py-3"
      >
        <span className="max-sm:self-start max-sm:pt-1">
          <KindIcon kind={card.content.kind} />
        </span>
        <span
          dir="auto"
          className={cx(
            'font-serif text-16 leading-6 wrap-anywhere decoration-1 underline-offset-[0.2em] group-hover:underline max-sm:col-span-2',
            resting && 'text-quiet',
          )}
        >
          <FrontText front={frontOf(card.content)} />
        </span>
        <span
          className={cx(
            'text-14 max-sm:col-start-2',
            card.leech && !resting ? 'font-firm text-wrong' : when.due ? 'font-semi text-story' : 'text-quiet',
          )}
        >
          {card.leech && !resting ? deckTexts.whenLeech(card.lapses) : when.text}
        </span>
        <span className="text-right text-14 text-quiet tabular-nums">
          {card.remembered !== null && !card.suspended && (
            <>
              <span className="sr-only">{deckTexts.rememberedLabel} </span>
              <b className={when.due ? 'font-bold text-ink' : 'font-normal'}>{percent(card.remembered)}</b>
            </>
          )}
        </span>
        <ChevronDown className="text-quiet transition-transform group-aria-expanded:rotate-180 max-sm:hidden" />
      </button>
      {open && (
        <div id={id}>
          <CardMemory card={card} retention={retention} now={now} />
        </div>
      )}
    </li>
  );
}
