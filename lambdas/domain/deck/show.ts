import { type SessionId, sceneId } from '../../../shared/model/id.ts';
import type { DeckCard } from '../../../shared/model/learning/card.ts';
import type { SessionDeck } from '../../../shared/model/learning/deck.ts';
import type { SceneRecord } from '../scene/scene.ts';
import type { SessionRecord } from '../session/session.ts';
import {
  type CardRecord,
  isAsked,
  isDue,
  isFading,
  isLeech,
  presentSchedule,
  type Reckoning,
  weightsFor,
} from './card.ts';
import { cardsOfScene } from './cards-of-scene.ts';
import type { DayBounds } from './day.ts';
import { rememberedOn } from './memory.ts';
import type { DeckRecord } from './ports.ts';

interface Figuring extends DayBounds, Pick<Reckoning, 'fit'> {
  /** New cards that may still be shown on this day. */
  readonly fresh: number;
}

/** Each card with what it asks. Left out: cards whose session is not among these, or whose scene has it no more. */
export const presentCards = (
  cards: readonly CardRecord[],
  sessions: ReadonlyMap<SessionId, SessionRecord>,
  scenes: readonly SceneRecord[],
  reckoning: Reckoning,
): DeckCard[] => {
  const contents = new Map(scenes.flatMap(cardsOfScene).map(({ id, content }) => [id, content]));
  return cards.flatMap((card) => {
    const [session, content] = [sessions.get(card.session_id), contents.get(card.id)];
    if (!session || !content) return [];
    const { id, title, mode, origin, language } = session;
    const own = !card.foreign;
    return [
      {
        ...presentSchedule(card, reckoning),
        session: { id, title, mode, own, origin, ...(language === undefined ? {} : { language }) },
        scene_id: sceneId(card.session_id, card.order),
        missed: card.missed,
        content,
      },
    ];
  });
};

/** The figures of one session's cards; those that are never asked are counted, and fade unseen. */
export const presentDeck = (
  { session_id, off }: Pick<DeckRecord, 'session_id' | 'off'>,
  cards: readonly CardRecord[],
  figuring: Figuring,
): SessionDeck => {
  const { day, fit, fresh } = figuring;
  const known = cards.flatMap((card) => rememberedOn(card, day, weightsFor(card, fit)) ?? []);
  const count = (is: (card: CardRecord) => boolean): number => cards.filter(is).length;
  const isNew = ({ state }: CardRecord): boolean => state === 'new';
  const reviewed = cards.filter((card) => isAsked(card) && !isNew(card));
  return {
    session_id,
    off,
    cards: cards.length,
    fresh: count(isNew),
    fading: count((card) => isAsked(card) && isFading(card, day)),
    leeches: count(isLeech),
    suspended: count(({ suspended }) => suspended),
    waiting:
      reviewed.filter((card) => isDue(card, figuring)).length +
      Math.min(
        fresh,
        count((card) => isAsked(card) && isNew(card)),
      ),
    a_day: reviewed.reduce((sum, { stability }) => sum + 1 / Math.max(1, stability), 0),
    remembered: known.length === 0 ? null : known.reduce((sum, part) => sum + part, 0) / known.length,
  };
};
