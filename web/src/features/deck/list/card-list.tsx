import { Search } from 'lucide-react';
import { useCallback, useDeferredValue, useState } from 'react';
import type { SessionId } from '../../../../../shared/model/id.ts';
import type { Today } from '../../../../../shared/model/learning/deck.ts';
import { MINUTE } from '../../../../../shared/model/time.ts';
import { useAddress } from '../../../lib/browser/use-address.ts';
import { useNow } from '../../../lib/browser/use-now.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { reviewTexts } from '../../review/texts.ts';
import { deckTexts } from '../texts.ts';
import { type DeckTab, deckTabFrom, deckTabs, filteredCards, mayHave, totalsOf } from './deck-view.ts';
import { Lot } from './lot.tsx';
import { type NamedDeck, useCardsOf, type useDecks } from './use-decks.ts';

const labels: Record<DeckTab, string> = {
  all: deckTexts.tabAll,
  due: deckTexts.tabDue,
  new: deckTexts.tabFresh,
  leeches: deckTexts.tabLeeches,
  suspended: deckTexts.tabSuspended,
};

const empty: Record<DeckTab, string> = {
  all: deckTexts.allEmpty,
  due: reviewTexts.nothingTitle,
  new: deckTexts.freshEmpty,
  leeches: deckTexts.leechesEmpty,
  suspended: deckTexts.suspendedEmpty,
};

const tabsOf = (decks: readonly NamedDeck[], today: Today | undefined) => {
  const { cards, fresh, leeches, suspended } = totalsOf(decks);
  const counts: Record<DeckTab, number> = { all: cards, due: today?.due ?? 0, new: fresh, leeches, suspended };
  return deckTabs.map((value) => ({
    value,
    label: labels[value],
    ...(counts[value] > 0 ? { count: counts[value].toLocaleString() } : {}),
  }));
};

interface CardListProps {
  list: ReturnType<typeof useDecks> & { readonly decks: readonly NamedDeck[] };
  today: Today | undefined;
  retention: number;
}

/** The sessions with their cards; a search and a tab leave only what they name. */
export function CardList({ list, today, retention }: CardListProps) {
  const { params, set } = useAddress();
  const tab = deckTabFrom(params.get('tab'));
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const [seen, setSeen] = useState<ReadonlySet<SessionId>>(new Set());
  const see = useCallback((id: SessionId) => setSeen((before) => new Set(before).add(id)), []);
  const now = useNow(MINUTE);
  const narrowed = tab !== 'all' || search.trim() !== '';
  const due = new Set<string>(today?.sessions.map(({ session_id }) => session_id));
  const decks = list.decks.filter((deck) => mayHave(deck, tab, due));
  const loaded = useCardsOf(
    decks.map(({ session_id }) => session_id),
    seen,
    narrowed,
  );
  const lots = decks.map((deck) => {
    const query = loaded.get(deck.session_id);
    const cards = query?.data && filteredCards(query.data, { tab, search }, now);
    return { deck, query, cards };
  });
  // While somebody searches, a session is shown once something of it is found
  const shown = narrowed ? lots.filter(({ cards, query }) => (cards ? cards.length > 0 : query?.isError)) : lots;
  const searching = narrowed && lots.some(({ query }) => !query?.data && !query?.isError);
  const searched = lots.reduce((sum, { query }) => sum + (query?.data?.length ?? 0), 0);
  const found = shown.reduce((sum, { cards }) => sum + (cards?.length ?? 0), 0);
  const words = search.trim();
  return (
    <div className="min-w-0">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: Input renders the input this label names */}
      <label className="relative mb-4 block">
        <span className="sr-only">{deckTexts.searchLabel}</span>
        <Search className="pointer-events-none absolute top-5.5 left-3.5 -translate-y-1/2 text-quiet" />
        <Input
          type="search"
          className="pl-[42px]"
          placeholder={deckTexts.searchHint}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <Tabs
        label={deckTexts.tabsLabel}
        tabs={tabsOf(list.decks, today)}
        value={tab}
        onChange={(next) => set('tab', next === 'all' ? '' : next)}
      >
        <p role="status" className="sr-only">
          {narrowed && (searching ? deckTexts.searching : deckTexts.found(found))}
        </p>
        {shown.map(({ deck, query, cards }) => (
          <Lot
            key={deck.session_id}
            deck={deck}
            cards={cards}
            failed={query?.isError === true && !query.data}
            onRetry={() => void query?.refetch()}
            onSeen={() => see(deck.session_id)}
            retention={retention}
            now={now}
          />
        ))}
        {searching && <p className="pt-6 text-15 text-quiet">{deckTexts.searching}</p>}
        {shown.length === 0 && !searching && words !== '' && (
          <Panel
            className="mt-8"
            title={deckTexts.noMatchTitle({ words })}
            text={deckTexts.noMatchText(searched)}
            action={<Button onClick={() => setTyped('')}>{deckTexts.clearSearch}</Button>}
          />
        )}
        {shown.length === 0 && !searching && words === '' && <Panel className="mt-8" title={empty[tab]} />}
        {list.hasNextPage && (
          <div className="mt-10 flex justify-center">
            <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {commonTexts.showMore}
            </Button>
          </div>
        )}
      </Tabs>
    </div>
  );
}
