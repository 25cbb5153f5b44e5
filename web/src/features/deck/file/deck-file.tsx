import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import type { DeckExport } from '../../../../../shared/model/account/export.ts';
import type { SessionId } from '../../../../../shared/model/id.ts';
import { formatBytes, formatMoment } from '../../../lib/words/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import type { NamedDeck } from '../list/use-decks.ts';
import { DeckLog } from '../log/deck-log.tsx';
import { deckFileTexts } from './texts.ts';
import { useDeckFile } from './use-deck-file.ts';

const ALL = 'all';

const stateOf = (made: DeckExport): string => {
  if (made.status === 'failed') return deckFileTexts.lastFailed;
  if (made.status === 'making') return deckFileTexts.making;
  if (made.cards === 0) return deckFileTexts.noCards;
  return deckFileTexts.ready({
    file: made.format === 'anki' ? deckFileTexts.forAnki : deckFileTexts.asTable,
    cards: deckFileTexts.cards(made.cards),
    size: made.bytes === null ? '' : ` (${formatBytes(made.bytes)})`,
    expires_at: formatMoment(made.expires_at ?? made.created_at),
  });
};

/** Takes the cards out of Fabula, those of one session or all. */
export function DeckFile({ decks }: { decks: readonly NamedDeck[] }) {
  const { found, made, making, begin, open } = useDeckFile();
  const [session, setSession] = useState<SessionId | typeof ALL>(ALL);
  const id = useId();
  const ready = made?.status === 'ready' && made.cards > 0 ? made : undefined;
  const start = (format: DeckExport['format']) => begin.mutate({ format, session: session === ALL ? null : session });
  const isBusy = (format: DeckExport['format']) =>
    (begin.isPending && begin.variables.format === format) || (making && made?.format === format);
  const state = made ? stateOf(made) : found.isError ? deckFileTexts.stateFailed : '';
  return (
    <section aria-labelledby={id} className="rounded-card border border-rule bg-raised p-6 max-sm:p-5">
      <Heading level={2} id={id} className="border-b border-ink pb-4 leading-7">
        {deckFileTexts.title}
      </Heading>
      <p className="mt-4 text-15 text-quiet">{deckFileTexts.lead}</p>
      {decks.length > 1 && (
        <div className="mt-4">
          <label htmlFor={`${id}-session`} className="text-15 leading-5 font-semi">
            {deckFileTexts.sessionLabel}
          </label>
          <Select
            id={`${id}-session`}
            className="mt-2 w-full"
            value={session}
            onChange={setSession}
            options={[
              { value: ALL, label: deckFileTexts.allSessions },
              ...decks.map(({ session_id: value, title: label }) => ({ value, label })),
            ]}
          />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {(['anki', 'csv'] as const).map((format) => (
          <Button key={format} busy={isBusy(format)} disabled={making && !isBusy(format)} onClick={() => start(format)}>
            {format === 'anki' ? deckFileTexts.forAnki : deckFileTexts.asTable}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-4 text-13 text-quiet empty:hidden">
        {state}
      </p>
      {ready && (
        <Button size="small" className="mt-3" busy={open.isPending} onClick={() => open.mutate(ready.id)}>
          <Download />
          {deckFileTexts.download}
        </Button>
      )}
      <DeckLog />
    </section>
  );
}
