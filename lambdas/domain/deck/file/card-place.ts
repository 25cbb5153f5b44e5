import type { CardContent } from '../../../../shared/model/learning/card.ts';
import { evidenceOfCard } from '../../../../shared/model/learning/card-text.ts';
import type { Passage } from '../../../../shared/model/learning/question.ts';
import { oneLine } from '../../export/xml.ts';
import type { SceneRecord } from '../../scene/scene.ts';
import type { CardRecord } from '../card.ts';
import { cardsOfScene } from '../cards-of-scene.ts';
import type { DeckPart } from './ports.ts';

/** A card with what it asks, and where in the lesson that stands. */
export interface PlacedCard {
  readonly card: CardRecord;
  readonly content: CardContent;
  /** Session, chapter, and the heading of the material where it says something else. */
  readonly place: readonly string[];
  readonly chapter: string;
}

const holds = ({ chunk, start, end }: Passage, passage: Passage): boolean =>
  chunk === passage.chunk && start <= passage.start && passage.end <= end;

/** The chapter that was written from the passage; a question's own scene is a quiz. */
const chapterOf = (scenes: readonly SceneRecord[], own: SceneRecord, passage: Passage | undefined): SceneRecord => {
  if (own.quiz === null || passage === undefined) return own;
  return scenes.find(({ quiz, sources }) => quiz === null && sources.some((one) => holds(one, passage))) ?? own;
};

/** The cards of a session that may be shown, in their order; those whose question has gone or is disputed are left out. */
export const placedCards = ({ session, scenes, cards }: DeckPart): PlacedCard[] => {
  const drafts = new Map(
    scenes.flatMap((scene) => cardsOfScene(scene).map(({ id, content }) => [id, { scene, content }])),
  );
  return cards.flatMap((card) => {
    const draft = drafts.get(card.id);
    if (!draft || card.disputed) return [];
    const { content, scene } = draft;
    const [passage] = evidenceOfCard(content);
    const chapter = oneLine(chapterOf(scenes, scene, passage).title);
    const parts = [oneLine(session.title), chapter, oneLine(passage?.heading ?? '')];
    return [{ card, content, chapter, place: parts.filter((part, at) => part !== '' && parts.indexOf(part) === at) }];
  });
};
