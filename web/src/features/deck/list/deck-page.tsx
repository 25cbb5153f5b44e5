import { ArrowRight, RotateCcw } from 'lucide-react';
import { defaultDeckSettings, type Today } from '../../../../../shared/model/learning/deck.ts';
import { paths } from '../../../app/paths.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { commonTexts } from '../../../texts/common.ts';
import { placeTexts } from '../../../texts/place.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { reviewTexts } from '../../review/texts.ts';
import { DeckFile } from '../file/deck-file.tsx';
import { DeckSettings } from '../settings/deck-settings.tsx';
import type { DeckLoad } from '../settings/reviews-a-day.ts';
import { deckTexts } from '../texts.ts';
import { CardList } from './card-list.tsx';
import { percent, totalsOf } from './deck-view.ts';
import { type NamedDeck, useDecks } from './use-decks.ts';

function Lead({ decks, more }: { decks: readonly NamedDeck[]; more: boolean }) {
  const { cards, remembered } = totalsOf(decks);
  const sessions = deckTexts.sessions(decks.length);
  return (
    <p className="mt-2 text-quiet">
      {(more ? deckTexts.leadSoFar : deckTexts.lead)({ cards: deckTexts.cards(cards), sessions })}
      {remembered !== null && (
        <>
          {' '}
          <RichText
            text={deckTexts.remembered({})}
            parts={{ remembered: <b className="font-bold text-ink tabular-nums">{percent(remembered)}</b> }}
          />
        </>
      )}
    </p>
  );
}

const loadOf = (decks: readonly NamedDeck[], more: boolean): DeckLoad => {
  const { aDay, cards, fresh, suspended } = totalsOf(decks);
  return { aDay, cards: Math.max(0, cards - fresh - suspended), more };
};

function ReviewAll({ today }: { today: Today | undefined }) {
  const waiting = today ? today.due + today.fresh : 0;
  if (waiting === 0) return null;
  return (
    <LinkButton look="primary" to={paths.reviewOf()}>
      {deckTexts.reviewCount({ count: waiting })}
      <ArrowRight />
    </LinkButton>
  );
}

const Loading = () => (
  <div role="status" aria-label={deckTexts.loading}>
    <Skeleton className="h-11 w-full" />
    <Skeleton className="mt-8 h-4 w-72 max-w-full" />
    {['first', 'second'].map((lot) => (
      <div key={lot} className="mt-10">
        <Skeleton className="h-9 w-64 max-w-full" />
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} className="mt-5 h-8 w-full" />
        ))}
      </div>
    ))}
  </div>
);

const SettingsLoading = () => (
  <div aria-hidden="true" className="grid gap-6 rounded-card border border-rule bg-raised p-6">
    <Skeleton className="h-7 w-40" />
    <Skeleton className="h-20 w-full" />
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-11 w-full" />
  </div>
);

function Settings({ load }: { load: DeckLoad | undefined }) {
  const { data, error, refetch, isRefetching } = useEndpoint('getDeckSettings');
  if (data) return <DeckSettings stored={data} load={load} />;
  if (!error) return <SettingsLoading />;
  return (
    <Panel
      title={deckTexts.settingsFailed}
      action={
        <Button busy={isRefetching} onClick={() => void refetch()}>
          {commonTexts.tryAgain}
        </Button>
      }
    />
  );
}

/** Everything that somebody keeps in their head with the deck, and how they do it. */
export function DeckPage() {
  const list = useDecks();
  const { data: today } = useEndpoint('getToday');
  const { data: settings = defaultDeckSettings } = useEndpoint('getDeckSettings');
  const { decks } = list;
  const full = decks !== undefined && decks.length > 0;
  return (
    <>
      <div className="flex items-end justify-between gap-6 py-8 max-sm:flex-col max-sm:items-stretch max-sm:gap-5 sm:pt-12">
        <div>
          <Heading level={1}>{deckTexts.heading}</Heading>
          {full && <Lead decks={decks} more={list.hasNextPage} />}
        </div>
        {full && <ReviewAll today={today} />}
      </div>
      {list.error && (
        <Panel
          role="alert"
          className="mb-8"
          title={deckTexts.failedTitle}
          text={full ? deckTexts.failedStale : deckTexts.failedText}
          action={
            <Button busy={list.isRefetching} onClick={() => void list.refetch()}>
              <RotateCcw />
              {commonTexts.retry}
            </Button>
          }
        />
      )}
      {decks?.length === 0 && !list.error ? (
        <Panel
          title={reviewTexts.noneTitle}
          text={deckTexts.emptyText}
          action={<LinkButton to={paths.dashboard}>{placeTexts.toDashboard}</LinkButton>}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_348px] items-start gap-12 max-lg:grid-cols-1">
          {full && <CardList list={{ ...list, decks }} today={today} retention={settings.retention} />}
          {list.isPending && <Loading />}
          <div className="grid gap-6">
            {(full || list.isPending) && <Settings load={full ? loadOf(decks, list.hasNextPage) : undefined} />}
            {full && <DeckFile decks={decks} />}
          </div>
        </div>
      )}
    </>
  );
}
