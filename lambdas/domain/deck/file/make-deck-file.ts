import { EXPORT_HOURS } from '../../../../shared/model/account/export.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import { HOUR, instant } from '../../../../shared/model/time.ts';
import { archiveKey } from '../../export/keys.ts';
import type { DeckExportRecord, ExportFiles, ExportStore } from '../../export/ports.ts';
import { archive } from '../../export/zip.ts';
import { addDays, beginningOf, dayOf, minutesEast } from '../day.ts';
import { decayOf } from '../memory.ts';
import { ankiNote } from './anki-note.ts';
import { ankiCard, ankiReviews } from './anki-schedule.ts';
import { placedCards } from './card-place.ts';
import { CSV_BEGIN, csvRow } from './csv.ts';
import { deckColumns, deckRow } from './deck-csv.ts';
import type { AnkiEntry, DeckPart, DeckSource, OpenAnkiCollection } from './ports.ts';

export interface DeckExporter {
  readonly store: Pick<ExportStore, 'save'>;
  readonly files: Pick<ExportFiles, 'write' | 'erase'>;
  readonly deck: DeckSource;
  readonly anki: OpenAnkiCollection;
  readonly now: () => number;
}

/** What a format makes of the deck, part by part; `add` answers how many cards there were. */
interface DeckFile {
  add(part: DeckPart): number;
  finish(): Promise<Uint8Array>;
  close(): Promise<void>;
}

const csvFile = (): DeckFile => {
  const rows = [Buffer.from(CSV_BEGIN + csvRow(deckColumns))];
  return {
    add: (part) => {
      const placed = placedCards(part);
      rows.push(Buffer.from(placed.map((card) => deckRow(card, part.off)).join('')));
      return placed.length;
    },
    finish: async () => Buffer.concat(rows),
    close: async () => undefined,
  };
};

/** Before anything can be due: Anki counts days from one that it chooses. */
const DAYS_BEFORE = 3_650;
/** Which form of a package follows; this one every Anki since 2.1 reads, and its relatives do. */
const LEGACY_2 = Uint8Array.of(8, 2);

const entriesOf = (part: DeckPart, days: Parameters<typeof ankiCard>[2]): AnkiEntry[] => {
  const logs = Map.groupBy(part.reviews, ({ card }) => card);
  return placedCards(part).map((placed) => ({
    note: ankiNote(placed),
    card: ankiCard(placed.card, part.off, days),
    reviews: ankiReviews(placed.card, logs.get(placed.card.id) ?? [], days.weights),
    made: Date.parse(placed.card.made_at),
  }));
};

const ankiFile = async ({ deck, anki }: DeckExporter, userId: string, now: number): Promise<DeckFile> => {
  const { timezone, retention, fit } = await deck.wishes(userId);
  const first = addDays(dayOf(now, timezone), -DAYS_BEFORE);
  const begins = beginningOf(first, timezone);
  const collection = await anki({ seconds: begins / 1_000, west: -minutesEast(begins, timezone) }, now);
  return {
    add: (part) => {
      const { title, created_at } = part.session;
      const entries = entriesOf(part, { first, retention, decay: decayOf(fit), weights: fit.weights });
      if (entries.length > 0) collection.add({ title, made: Date.parse(created_at) }, entries);
      return entries.length;
    },
    finish: async () =>
      archive([
        { name: 'meta', data: LEGACY_2, stored: true },
        { name: 'collection.anki21', data: await collection.finish() },
        { name: 'media', data: Buffer.from('{}'), stored: true },
      ]),
    close: () => collection.close(),
  };
};

async function* sessionsOf({ deck }: DeckExporter, record: DeckExportRecord): AsyncGenerator<SessionId> {
  if (record.session_id !== null) return yield record.session_id;
  let cursor: string | undefined;
  do {
    const page = await deck.sessions(record.user_id, cursor);
    yield* page.ids;
    cursor = page.cursor ?? undefined;
  } while (cursor !== undefined);
}

const types = { anki: 'application/octet-stream', csv: 'text/csv; charset=utf-8' } as const;

/**
 * Makes a file of the deck, session by session, so that one is in memory at a time. It is done in one run: fifty
 * thousand cards take a minute. Made again, it is the same file.
 */
export const makeDeckFile = async (exporter: DeckExporter, record: DeckExportRecord): Promise<void> => {
  const { store, files, deck, now } = exporter;
  const begun = now();
  const file = record.format === 'csv' ? csvFile() : await ankiFile(exporter, record.user_id, begun);
  let [sessions, cards] = [0, 0];
  try {
    for await (const id of sessionsOf(exporter, record)) {
      const part = await deck.part(record.user_id, id, begun);
      const added = part ? file.add(part) : 0;
      if (added > 0) [sessions, cards] = [sessions + 1, cards + added];
    }
    const bytes = await file.finish();
    await files.write(archiveKey(record), bytes, types[record.format]);
    const expires_at = instant(now() + EXPORT_HOURS * HOUR);
    const ready = { ...record, status: 'ready', sessions, cards, bytes: bytes.length, expires_at } as const;
    // Erased meanwhile with the account
    if (!(await store.save(ready))) await files.erase(archiveKey(record));
  } finally {
    await file.close();
  }
};
