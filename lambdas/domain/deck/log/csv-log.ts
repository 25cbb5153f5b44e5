import { AppError } from '../../../../shared/model/app-error.ts';
import type { CardRecord } from '../card.ts';
import { ankiReviews } from '../file/anki-schedule.ts';
import { CSV_BEGIN, csvRow } from '../file/csv.ts';
import { freeIds } from '../file/free-ids.ts';
import type { ReviewRecord } from '../review.ts';
import type { AnkiLogRow } from './answers.ts';

/** Anki's columns in its order, and the note by which a card is found again. */
const columns = ['id', 'cid', 'usn', 'ease', 'ivl', 'lastIvl', 'factor', 'time', 'type', 'guid'] as const;

const HEAD = CSV_BEGIN + csvRow(columns);

/** All reviews, card by card; `cid` is a number that a card has in this table alone. */
export const csvLog = (cards: readonly CardRecord[], reviews: readonly ReviewRecord[]): string => {
  const logs = Map.groupBy(reviews, ({ card }) => card);
  const [cardNumber, reviewId] = [freeIds(), freeIds()];
  const rows = cards.flatMap((card) => {
    const cid = cardNumber(Date.parse(card.made_at));
    return ankiReviews(card, logs.get(card.id) ?? []).map(({ id, ease, ivl, lastIvl, factor, time, type }) =>
      csvRow([reviewId(id), cid, -1, ease, ivl, lastIvl, factor, time, type, card.id]),
    );
  });
  return HEAD + rows.join('');
};

const NUMBERS = ['id', 'ease', 'factor', 'time', 'type'] as const;

/** Reads a log of these columns, in any order and beside others. Nothing in it has a comma or a line break. */
export const readCsvLog = (text: string): AnkiLogRow[] => {
  const [head = '', ...lines] = text.replace(CSV_BEGIN, '').split(/\r?\n/);
  const cells = (line: string): string[] => line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const names = cells(head);
  if (![...NUMBERS, 'guid'].every((name) => names.includes(name))) throw new AppError('not_a_log');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const row = new Map(cells(line).map((value, at) => [names[at], value]));
      const [id, ease, factor, time, type] = NUMBERS.map((name) => Number(row.get(name)));
      const numbers = { id, ease, factor, time, type } as Omit<AnkiLogRow, 'guid'>;
      if (!Object.values(numbers).every(Number.isSafeInteger) || numbers.id < 0) throw new AppError('not_a_log');
      return { ...numbers, guid: row.get('guid') ?? '' };
    });
};
