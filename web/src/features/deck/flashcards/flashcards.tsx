import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, RotateCcw, Shuffle } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { SessionId } from '../../../../../shared/model/id.ts';
import type { DeckCard } from '../../../../../shared/model/learning/card.ts';
import { useTitle } from '../../../app/page-title.ts';
import { paths } from '../../../app/paths.ts';
import { useAddress } from '../../../lib/browser/use-address.ts';
import { isOnControl, useKeys } from '../../../lib/browser/use-keys.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Kbd } from '../../../ui/display/kbd.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { reviewTexts } from '../../review/texts.ts';
import { cardsQuery } from '../list/use-decks.ts';
import { deckTexts } from '../texts.ts';
import { filledTabs, type PileTab, pileOf, pileTabFrom, shuffled } from './flashcards-view.ts';
import { Slip } from './slip.tsx';

const labels: Record<PileTab, string> = {
  all: deckTexts.tabAll,
  questions: deckTexts.pileQuestions,
  terms: deckTexts.pileTerms,
  tasks: deckTexts.pileTasks,
  missed: deckTexts.pileMissed,
};

/** One pile, card by card. */
function Pile({ cards, mixed, onMix }: { cards: readonly DeckCard[]; mixed: boolean; onMix: () => void }) {
  const [at, setAt] = useState(0);
  const [turned, setTurned] = useState(false);
  const card = cards[Math.min(at, cards.length - 1)];
  const last = at >= cards.length - 1;
  const goTo = (next: number) => {
    setAt(next);
    setTurned(false);
  };
  const back = () => at > 0 && goTo(at - 1);
  const forth = () => goTo(last ? 0 : at + 1);
  const flip = () => setTurned((was) => !was);
  useKeys({
    ArrowLeft: back,
    ArrowRight: () => !last && forth(),
    ' ': (event) => {
      if (isOnControl(event)) return;
      event.preventDefault();
      flip();
    },
  });
  if (!card) return null;
  const place = deckTexts.placeOf({ at: at + 1, cards: cards.length });
  return (
    <div className="mx-auto mt-8 max-w-[760px]">
      <div className="mb-4 flex items-center justify-between gap-4 text-15 text-quiet">
        <span className="tabular-nums">{place}</span>
        <Button look="bare" size="small" aria-pressed={mixed} onClick={onMix}>
          <Shuffle />
          {mixed ? deckTexts.unmix : deckTexts.mix}
        </Button>
      </div>
      <Slip card={card} turned={turned} place={place} />
      <div className="mt-8 flex items-center gap-3 max-sm:grid max-sm:grid-cols-2">
        <Button disabled={at === 0} onClick={back}>
          <ArrowLeft />
          {commonTexts.back}
        </Button>
        <Button look="primary" className="mx-auto max-sm:order-first max-sm:col-span-2 max-sm:w-full" onClick={flip}>
          {turned ? deckTexts.turnBack : deckTexts.turnOver}
          <span aria-hidden="true" className="max-sm:hidden">
            <Kbd>{deckTexts.keySpace}</Kbd>
          </span>
        </Button>
        <Button onClick={forth}>
          {last ? deckTexts.fromStart : commonTexts.next}
          {last ? <RotateCcw /> : <ArrowRight />}
        </Button>
      </div>
    </div>
  );
}

function Cards({ cards }: { cards: readonly DeckCard[] }) {
  const { params, set } = useAddress();
  const tab = pileTabFrom(params.get('pile'));
  const [mixed, setMixed] = useState(false);
  const ids = pileOf(cards, tab)
    .map(({ id }) => id)
    .join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order only for other cards
  const pile = useMemo(() => {
    const own = pileOf(cards, tab);
    return mixed ? shuffled(own, Math.random) : own;
  }, [ids, mixed]);
  return (
    <Tabs
      label={deckTexts.tabsLabel}
      tabs={filledTabs(cards).map(({ tab: value, count }) => ({
        value,
        label: labels[value],
        count: count.toLocaleString(),
      }))}
      value={tab}
      onChange={(next) => set('pile', next === 'all' ? '' : next)}
    >
      {pile.length === 0 ? (
        <Panel className="mt-8" title={deckTexts.pileEmpty} />
      ) : (
        <Pile key={`${tab} ${mixed}`} cards={pile} mixed={mixed} onMix={() => setMixed((was) => !was)} />
      )}
    </Tabs>
  );
}

/** All cards of a session, to look through before an examination: no date changes by it. */
export function Flashcards({ sessionId }: { sessionId: SessionId }) {
  const { data: cards, error, refetch, isRefetching } = useQuery(cardsQuery(sessionId));
  const title = cards?.[0]?.session.title;
  useTitle(title === undefined ? deckTexts.flashcards : deckTexts.flashcardsOf({ title }));
  const missing = error?.status === 404;
  return (
    <>
      <div className="py-8 sm:pt-12">
        <p className="mb-2 text-15">
          <LinkButton look="bare" size="small" to={paths.deck} className="-ml-3">
            <ArrowLeft />
            {deckTexts.heading}
          </LinkButton>
        </p>
        <Heading level={1} className="wrap-anywhere">
          {title ?? deckTexts.flashcards}
        </Heading>
        <p className="mt-2 text-quiet">{deckTexts.flashcardsLead}</p>
      </div>
      {error && !cards && (
        <Panel
          role="alert"
          title={missing ? deckTexts.flashcardsMissing : deckTexts.cardsFailed}
          action={
            missing ? (
              <LinkButton to={paths.deck}>{reviewTexts.openDeck}</LinkButton>
            ) : (
              <Button busy={isRefetching} onClick={() => void refetch()}>
                <RotateCcw />
                {commonTexts.retry}
              </Button>
            )
          }
        />
      )}
      {!error && !cards && (
        <div role="status" aria-label={deckTexts.flashcardsLoading}>
          <Skeleton className="h-5 w-72 max-w-full" />
          <Skeleton className="mx-auto mt-16 h-[348px] w-full max-w-[760px]" />
        </div>
      )}
      {cards?.length === 0 && (
        <Panel
          title={reviewTexts.noneTitle}
          text={deckTexts.flashcardsEmptyText}
          action={<LinkButton to={paths.session(sessionId)}>{commonTexts.openIt}</LinkButton>}
        />
      )}
      {cards && cards.length > 0 && <Cards cards={cards} />}
    </>
  );
}
