import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import type { DeckCard } from '../../../../../shared/model/learning/card.ts';
import { paths } from '../../../app/paths.ts';
import { api } from '../../../lib/api/api.ts';
import { reasonOf } from '../../../lib/words/reason.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { Cover } from '../../cover/cover.tsx';
import { deckTexts } from '../texts.ts';
import { CardRow } from './card-row.tsx';
import type { NamedDeck } from './use-decks.ts';

interface LotProps {
  deck: NamedDeck;
  /** Those of its cards that are listed; undefined while they load. */
  cards: readonly DeckCard[] | undefined;
  failed: boolean;
  onRetry: () => void;
  onSeen: () => void;
  retention: number;
  now: number;
}

/** Calls back once, when the element comes near the window. */
const useSeen = (onSeen: () => void) => {
  const box = useRef<HTMLElement>(null);
  const call = useRef(onSeen);
  useEffect(() => {
    const { current } = box;
    if (!current || typeof IntersectionObserver === 'undefined') return call.current();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        call.current();
      },
      { rootMargin: '400px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return box;
};

const link = 'inline-flex min-h-8 items-center text-14 font-firm text-story no-underline hover:underline';

function Switch({ deck: { session_id: sessionId, off, title } }: Pick<LotProps, 'deck'>) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('putSessionDeck', { params: { sessionId }, body: { off: !off } }),
    onError: (error) => toast.error(reasonOf(error)),
  });
  return (
    <button
      type="button"
      aria-busy={isPending || undefined}
      aria-label={(off ? deckTexts.switchOnLabel : deckTexts.switchOffLabel)({ title })}
      onClick={() => !isPending && mutate()}
      className="inline-flex min-h-8 items-center text-14 text-quiet hover:text-ink hover:underline"
    >
      {off ? deckTexts.switchOn : deckTexts.switchOff}
    </button>
  );
}

const factsOf = ({ cards, fading, off }: NamedDeck): string =>
  [deckTexts.cards(cards), off ? deckTexts.isOff : fading > 0 ? deckTexts.fadingCount({ fading }) : '']
    .filter(Boolean)
    .join(', ');

/** A session with its cards. */
export function Lot({ deck, cards, failed, onRetry, onSeen, retention, now }: LotProps) {
  const { session_id: id, title, mode, off } = deck;
  const heading = useId();
  const box = useSeen(onSeen);
  return (
    <section ref={box} aria-labelledby={heading}>
      <header className="grid grid-cols-[36px_minmax(0,1fr)_auto] items-end gap-x-4 border-b border-ink pt-8 pb-3 max-sm:grid-cols-[36px_minmax(0,1fr)] max-sm:pt-6">
        <Cover id={id} mode={mode} title={title} category={null} genre={null} small className="w-9" />
        <div>
          <Heading level={2} size="card" id={heading} className="wrap-anywhere">
            <Link to={paths.session(id)} viewTransition className="no-underline hover:underline">
              {title}
            </Link>
          </Heading>
          <p className="text-13 text-quiet">{factsOf(deck)}</p>
        </div>
        <div className="flex flex-wrap justify-end gap-x-4 max-sm:col-start-2 max-sm:justify-start">
          <Switch deck={deck} />
          <Link
            to={paths.flashcards(id)}
            viewTransition
            aria-label={deckTexts.flashcardsLabel({ title })}
            className={link}
          >
            {deckTexts.flashcards}
          </Link>
          {!off && (
            <Link
              to={paths.reviewOf(id)}
              viewTransition
              aria-label={deckTexts.reviewTheseLabel({ title })}
              className={link}
            >
              {deckTexts.reviewThese}
            </Link>
          )}
        </div>
      </header>
      {failed ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 py-4 text-15 text-quiet">
          {deckTexts.cardsFailed}
          <Button size="small" onClick={onRetry}>
            {commonTexts.tryAgain}
          </Button>
        </p>
      ) : cards ? (
        <ul>
          {cards.map((card) => (
            <CardRow key={card.id} card={card} off={off} retention={retention} now={now} />
          ))}
        </ul>
      ) : (
        <div role="status" aria-label={deckTexts.cardsLoading({ title })}>
          {Array.from({ length: Math.min(deck.cards, 6) }, (_, at) => at).map((at) => (
            <div key={at} className="flex min-h-13 items-center gap-4 border-b border-rule">
              <Skeleton className="size-5" />
              <Skeleton className="h-4 w-3/5" />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
