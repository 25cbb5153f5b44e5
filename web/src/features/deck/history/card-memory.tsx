import { BookOpen, CirclePause, CirclePlay, RotateCcw } from 'lucide-react';
import type { DeckCard } from '../../../../../shared/model/learning/card.ts';
import type { LoggedReview } from '../../../../../shared/model/learning/review.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { formatShortDay } from '../../../lib/words/format-day.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { confirm } from '../../../ui/overlay/confirm.ts';
import { useCardPlace } from '../../quiz/results/use-card-place.ts';
import { reviewTexts } from '../../review/texts.ts';
import { percent } from '../list/deck-view.ts';
import { deckTexts } from '../texts.ts';
import { CurveFigure } from './curve-figure.tsx';
import { curveOf, type ForgettingCurve } from './forgetting.ts';
import { useChangeCard } from './use-change-card.ts';

const labelOf = (reviews: readonly LoggedReview[], { dots, today }: ForgettingCurve): string => {
  const [first] = reviews;
  const missed = dots.filter((dot) => dot.missed).length;
  return [
    deckTexts.curveLabel(reviews.length, { first: first ? formatShortDay(first.at) : '' }),
    missed === 0 ? '' : deckTexts.curveMissed(missed),
    deckTexts.curveNow({ remembered: percent(today.remembered) }),
  ]
    .filter(Boolean)
    .join(' ');
};

function History({ card, retention, now }: CardMemoryProps) {
  const { data, error, refetch, isRefetching } = useEndpoint('listReviews', { params: { cardId: card.id } });
  if (error)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 py-2 text-14 text-quiet">
        {deckTexts.historyFailed}
        <Button size="small" busy={isRefetching} onClick={() => void refetch()}>
          {commonTexts.tryAgain}
        </Button>
      </p>
    );
  if (!data)
    return (
      <div role="status" aria-label={deckTexts.historyLoading}>
        <Skeleton className="mt-3 ml-9 h-28" />
        <Skeleton className="mt-9 h-5 w-64 max-w-full" />
      </div>
    );
  const curve = card.state === 'new' ? undefined : curveOf(data.reviews, now, retention);
  if (!curve) return <p className="py-2 text-14 text-quiet">{deckTexts.historyEmpty}</p>;
  return (
    <>
      <CurveFigure curve={curve} label={labelOf(data.reviews, curve)} />
      <ol className="mt-3 flex flex-wrap gap-x-5 gap-y-0.5 text-13 text-quiet">
        {data.reviews.map(({ id, at, grade }) => (
          <li key={id}>
            <b className={cx('font-firm', grade === 'again' ? 'text-wrong' : 'text-ink')}>{formatShortDay(at)}</b>{' '}
            {reviewTexts[grade]}
          </li>
        ))}
      </ol>
    </>
  );
}

interface CardMemoryProps {
  card: DeckCard;
  retention: number;
  now: number;
}

/** What the deck knows of a card, and what can be done with it. */
export function CardMemory({ card, retention, now }: CardMemoryProps) {
  const { mutate, isPending, variables } = useChangeCard(card);
  const place = useCardPlace(card);
  const busy = (change: typeof variables) => isPending && variables === change;
  const startOver = async () => {
    const agreed = await confirm({
      title: deckTexts.restartTitle,
      text: deckTexts.restartText,
      action: deckTexts.restart,
    });
    if (agreed) mutate('restart');
  };
  return (
    <div className="pt-2 pb-6 sm:pl-9">
      <History card={card} retention={retention} now={now} />
      <div className="mt-3 -ml-3 flex flex-wrap items-center gap-1">
        <LinkButton look="bare" size="small" {...place}>
          <BookOpen />
          {reviewTexts.readInPlace}
        </LinkButton>
        {card.suspended ? (
          <Button look="bare" size="small" busy={busy('resume')} onClick={() => mutate('resume')}>
            <CirclePlay />
            {deckTexts.resume}
          </Button>
        ) : (
          <Button look="bare" size="small" busy={busy('suspend')} onClick={() => mutate('suspend')}>
            <CirclePause />
            {deckTexts.suspend}
          </Button>
        )}
        {card.state !== 'new' && (
          <Button look="bare" size="small" busy={busy('restart')} onClick={() => void startOver()}>
            <RotateCcw />
            {deckTexts.restart}
          </Button>
        )}
      </div>
    </div>
  );
}
