import type { CardId } from '../../../shared/model/id.ts';
import { instant } from '../../../shared/model/time.ts';
import type { PracticeRecord } from '../progress/practice.ts';
import type { ProgressRecord } from '../progress/progress.ts';
import type { SceneRecord } from '../scene/scene.ts';
import { isOwner, mayRead } from '../session/access.ts';
import { asOf, type SessionRecord } from '../session/session.ts';
import { type CardRecord, newCard } from './card.ts';
import { type CardDraft, cardsOfScene } from './cards-of-scene.ts';
import { isMissed } from './missed.ts';

/** All that the cards of one reader and one session follow from. */
export interface DeckSources {
  readonly userId: string;
  readonly session: SessionRecord;
  /** Switched off by its reader. */
  readonly off: boolean;
  readonly scenes: readonly SceneRecord[];
  /** Order of the only scene that was read; undefined when all were. */
  readonly only: number | undefined;
  readonly entries: readonly ProgressRecord[];
  readonly practice: readonly PracticeRecord[];
  readonly cards: readonly CardRecord[];
}

/** What is to be written so that a deck holds what its lesson holds. */
export interface Renewal {
  readonly made: readonly CardRecord[];
  readonly changed: readonly CardRecord[];
}

/** Whether a reader's cards of a session may be shown. */
export const isReadable = (found: SessionRecord | undefined, userId: string, now: number): boolean => {
  const session = found && asOf(found, now);
  return session !== undefined && session.deleted_at === null && mayRead(session, { userId });
};

interface FoundDraft extends CardDraft {
  readonly order: number;
  readonly missed: boolean;
  readonly disputed: boolean;
  /** Its scene is completed; of a quiz, its question was answered. */
  readonly met: boolean;
}

const isAnswered = ({ from }: CardDraft, entry: ProgressRecord | undefined): boolean =>
  from === undefined || !('question' in from) || (entry?.latest.some(({ id }) => id === from.question) ?? false);

const draftsOf = (scene: SceneRecord, { entries, practice }: DeckSources): FoundDraft[] => {
  const entry = entries.find(({ order }) => order === scene.order);
  const done = practice.find(({ order }) => order === scene.order)?.entries ?? [];
  return cardsOfScene(scene).map((draft) => ({
    ...draft,
    order: scene.order,
    missed: isMissed(draft, scene.activities, entry?.latest ?? [], done),
    disputed: draft.from !== undefined && 'question' in draft.from && draft.from.question in (entry?.disputes ?? {}),
    met: entry?.completion_status === 'completed' && isAnswered(draft, entry),
  }));
};

/** A card as it should be; the same object where it is so already. */
const renewed = (card: CardRecord, draft: FoundDraft | undefined, resting: boolean): CardRecord => {
  const next = {
    resting,
    disputed: draft?.disputed ?? card.disputed,
    // Once it was reviewed, its dates say how well it is known
    missed: draft && card.state === 'new' ? draft.missed : card.missed,
  };
  const same = card.resting === next.resting && card.disputed === next.disputed && card.missed === next.missed;
  return same ? card : { ...card, ...next };
};

/**
 * With all scenes of a session, or with one of them: then only its own cards are looked at. A card whose question has
 * gone rests, and comes back with it; one that is there already is never made again.
 */
export const renewal = (sources: DeckSources, now: number): Renewal => {
  const { userId, session, off, cards } = sources;
  const rests = off || !isReadable(session, userId, now);
  const drafts = new Map<CardId, FoundDraft>();
  for (const draft of sources.scenes.flatMap((scene) => draftsOf(scene, sources))) {
    const known = drafts.get(draft.id);
    if (!known || (draft.met && !known.met)) drafts.set(draft.id, draft);
  }
  const mine =
    sources.only === undefined ? cards : cards.filter(({ id, order }) => drafts.has(id) || order === sources.only);
  const known = new Set(cards.map(({ id }) => id));
  const fresh = [...drafts.values()].filter(({ id, met, disputed }) => met && !disputed && !known.has(id));
  return {
    made: rests
      ? []
      : fresh.map(({ id, content, order, missed }) =>
          newCard({
            id,
            user_id: userId,
            session_id: session.id,
            order,
            kind: content.kind,
            missed,
            foreign: !isOwner(session, { userId }),
            made_at: instant(now),
          }),
        ),
    changed: mine
      .map((card) => [card, renewed(card, drafts.get(card.id), rests || !drafts.has(card.id))] as const)
      .flatMap(([before, after]) => (before === after ? [] : [after])),
  };
};
