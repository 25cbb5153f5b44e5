import type { SessionId } from '../../../shared/model/id.ts';
import type { DeckRecord } from '../../domain/deck/ports.ts';
import { put } from '../fragment.ts';
import { deckKey } from '../keys.ts';
import { type Table, writeIf } from '../table.ts';
import { VersionConflict, withOptimisticLock } from '../version-conflict.ts';
import { findDeck } from './find-deck.ts';

/** Replaces a deck on the version that was read; false when it was changed since. */
export const saveDeck = (table: Table, next: DeckRecord): Promise<boolean> =>
  writeIf(
    table,
    put(
      { ...next, version: next.version + 1, ...deckKey(next.user_id, next.session_id) },
      {
        expression: next.version === 0 ? 'attribute_not_exists(PK)' : 'version = :version',
        ...(next.version === 0 ? {} : { values: { ':version': next.version } }),
        refusal: () => new VersionConflict(),
      },
    ),
  );

/** The same object again is not written. */
export const changeDeck = (
  table: Table,
  userId: string,
  session: SessionId,
  decide: (deck: DeckRecord) => DeckRecord,
): Promise<DeckRecord> =>
  withOptimisticLock(async () => {
    const deck = await findDeck(table, userId, session);
    const next = decide(deck);
    if (next === deck) return deck;
    if (!(await saveDeck(table, next))) throw new VersionConflict();
    return { ...next, version: next.version + 1 };
  });
