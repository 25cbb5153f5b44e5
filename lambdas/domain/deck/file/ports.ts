import type { CardId, SessionId } from '../../../../shared/model/id.ts';
import type { SceneRecord } from '../../scene/scene.ts';
import type { SessionRecord } from '../../session/session.ts';
import type { CardRecord } from '../card.ts';
import type { Fit } from '../memory.ts';
import type { ReviewRecord } from '../review.ts';

/** One session's part of a deck, with all that its cards are made of. */
export interface DeckPart {
  readonly session: SessionRecord;
  readonly off: boolean;
  readonly cards: readonly CardRecord[];
  readonly scenes: readonly SceneRecord[];
  readonly reviews: readonly ReviewRecord[];
}

/** A note of one card. `fields` are HTML, in the order of its type's fields. */
export interface AnkiNote {
  readonly guid: CardId;
  readonly type: 'basic' | 'cloze';
  readonly fields: readonly string[];
  readonly tags: readonly string[];
}

/** Columns of Anki's table of cards; `due` of a new card is left to its place in the file. */
export interface AnkiCard {
  readonly type: number;
  readonly queue: number;
  readonly due: number | null;
  readonly ivl: number;
  readonly factor: number;
  readonly reps: number;
  readonly lapses: number;
  readonly left: number;
  readonly data: string;
}

/** Columns of Anki's review log, without the card's number in the file. */
export interface AnkiReview {
  readonly id: number;
  readonly ease: number;
  readonly ivl: number;
  readonly lastIvl: number;
  readonly factor: number;
  readonly time: number;
  readonly type: number;
}

export interface AnkiEntry {
  readonly note: AnkiNote;
  readonly card: AnkiCard;
  readonly reviews: readonly AnkiReview[];
  /** Epoch milliseconds. */
  readonly made: number;
}

/** From when Anki counts days: seconds, and minutes west of UTC. */
export interface AnkiBeginning {
  readonly seconds: number;
  readonly west: number;
}

/** A collection of Anki that is being written. */
export interface AnkiCollection {
  /** Adds a session's cards as a deck; `made` (epoch milliseconds) tells decks apart. */
  add(deck: { readonly title: string; readonly made: number }, entries: readonly AnkiEntry[]): void;
  /** The collection as the bytes of its file. */
  finish(): Promise<Uint8Array>;
  /** Whether it was finished or not. */
  close(): Promise<void>;
}

export type OpenAnkiCollection = (beginning: AnkiBeginning, now: number) => Promise<AnkiCollection>;

/** The deck as a file of it is made of. */
export interface DeckSource {
  /** Sessions that have cards, those made last first. */
  sessions(userId: string, cursor: string | undefined): Promise<{ ids: readonly SessionId[]; cursor: string | null }>;
  /** Undefined where the session cannot be read by this person. */
  part(userId: string, session: SessionId, now: number): Promise<DeckPart | undefined>;
  /** Time zone, wanted retention, and the parameters in use. */
  wishes(userId: string): Promise<{ timezone: string; retention: number; fit: Fit }>;
}
