import { type SessionId, sceneId } from '../../../shared/model/id.ts';
import type { CardRecord } from '../../domain/deck/card.ts';
import { type DeckSources, renewal } from '../../domain/deck/renew.ts';
import { asOf, type SessionRecord } from '../../domain/session/session.ts';
import { findPractice } from '../progress/find-practice.ts';
import { findProgress } from '../progress/row.ts';
import { listScenes } from '../scene/list-scenes.ts';
import { findScene } from '../scene/row.ts';
import { findSession } from '../session/row.ts';
import { type Table, writeIf } from '../table.ts';
import { createCard, replaceCard } from './card/card-row.ts';
import { sessionCards } from './card/session-cards.ts';
import { saveDeck } from './change-deck.ts';
import { eraseDeck } from './erase-deck.ts';
import { findDeck } from './find-deck.ts';

export interface DeckChange {
  readonly userId: string;
  readonly session: SessionId;
  /** Order of the only scene that was completed; undefined to look at all. */
  readonly only?: number | undefined;
}

/** More often only when somebody keeps changing the same things meanwhile. */
const ROUNDS = 6;

const scenesOf = async (table: Table, session: SessionRecord, only: number | undefined) => {
  const found =
    only === undefined
      ? await listScenes(table, session, { consistent: true })
      : [await findScene(table, sceneId(session.id, only))];
  return found.filter((scene) => scene !== undefined && scene.state === 'written' && scene.order <= session.scene_end);
};

const sourcesOf = async (
  table: Table,
  session: SessionRecord,
  off: boolean,
  change: DeckChange,
): Promise<DeckSources> => {
  const { userId, only } = change;
  const [scenes, { entries }, practice, cards] = await Promise.all([
    scenesOf(table, session, only),
    findProgress(table, userId, session.id),
    findPractice(table, userId, session.id),
    sessionCards(table, userId, session.id),
  ]);
  return { userId, session, off, scenes: scenes.flatMap((scene) => scene ?? []), only, entries, practice, cards };
};

/** Each by itself: one that somebody else has written meanwhile is looked at again in the next round. */
const writeAll = async (table: Table, made: readonly CardRecord[], changed: readonly CardRecord[]): Promise<void> => {
  const writes = [...made.map(createCard), ...changed.map(replaceCard)];
  for (let at = 0; at < writes.length; at += 10)
    await Promise.all(writes.slice(at, at + 10).map((write) => writeIf(table, write)));
};

/**
 * Makes what is stored of a reader's cards follow from what is stored of the session and of what they did with it.
 * Repeatable, and right in whatever order changes are told: it reads what is true, writes, and reads again until
 * nothing is left to write.
 */
export const renewDeck = async (table: Table, change: DeckChange, now: number): Promise<void> => {
  const { userId, session: id } = change;
  let written = false;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [deck, found] = await Promise.all([findDeck(table, userId, id), findSession(table, id)]);
    const session = found && asOf(found, now);
    if (!session) return eraseDeck(table, userId, id);
    const sources = await sourcesOf(table, session, deck.off, change);
    const { made, changed } = renewal(sources, now);
    await writeAll(table, made, changed);
    if (made.length + changed.length > 0) {
      written = true;
      continue;
    }
    const { length: cards } = sources.cards;
    // Open tabs hear of the deck's row
    if ((!written && cards === deck.cards) || (await saveDeck(table, { ...deck, cards }))) return;
  }
  throw new Error('The deck keeps changing');
};
