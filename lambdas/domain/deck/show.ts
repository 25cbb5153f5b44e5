import { type SessionId, sceneId } from '../../../shared/model/id.ts';
import type { DeckCard } from '../../../shared/model/learning/card.ts';
import type { SessionDeck } from '../../../shared/model/learning/deck.ts';
import type { SceneRecord } from '../scene/scene.ts';
import type { SessionRecord } from '../session/session.ts';
import { type CardRecord, isAsked, isFading, isLeech, presentSchedule, type Reckoning } from './card.ts';
import { cardsOfScene } from './cards-of-scene.ts';
import { rememberedOn } from './memory.ts';
import type { DeckRecord } from './ports.ts';

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
  { day }: Pick<Reckoning, 'day'>,
): SessionDeck => {
  const known = cards.flatMap((card) => rememberedOn(card, day) ?? []);
  const count = (is: (card: CardRecord) => boolean): number => cards.filter(is).length;
  return {
    session_id,
    off,
    cards: cards.length,
    fresh: count(({ state }) => state === 'new'),
    fading: count((card) => isAsked(card) && isFading(card, day)),
    leeches: count(isLeech),
    suspended: count(({ suspended }) => suspended),
    remembered: known.length === 0 ? null : known.reduce((sum, part) => sum + part, 0) / known.length,
  };
};
