import { createHash } from 'node:crypto';
import { type CardId, cardId, type SessionId } from '../../../shared/model/id.ts';
import type { Activity } from '../../../shared/model/learning/activity.ts';
import type { CardContent } from '../../../shared/model/learning/card.ts';
import { isOpen, isOpenKey, type Passage } from '../../../shared/model/learning/question.ts';
import { fold } from '../scene/fold.ts';
import type { SceneRecord } from '../scene/scene.ts';

/** Something of a scene that can be asked by itself. */
export interface CardDraft {
  readonly id: CardId;
  readonly content: CardContent;
  /** What of the scene it is, so that it can be told whether it was missed: `part` counts gaps and pairs. */
  readonly from?: { readonly question: string } | { readonly activity: string; readonly part: number };
}

/** The parts of a scene that cards are made of. */
export type CardSource = Pick<
  SceneRecord,
  'session_id' | 'order' | 'quiz' | 'keys' | 'terms' | 'activities' | 'sources'
>;

/** The same words make the same id, wherever and how often they are met. */
const idOf = (session: SessionId, ...what: readonly (string | number)[]): CardId =>
  cardId(session, createHash('sha256').update(what.join('\n')).digest('hex').slice(0, 20));

const termId = (session: SessionId, term: string): CardId => idOf(session, 'term', fold(term));

/** What is only to practise with has a key that may be wrong, so it is no card. */
const questionCards = ({ session_id: session, order, quiz, keys }: CardSource): CardDraft[] =>
  (quiz?.questions ?? []).flatMap((question): CardDraft[] => {
    const key = keys.find(({ id }) => id === question.id);
    if (!key || question.practice) return [];
    const draft = { id: idOf(session, 'question', order, question.id), from: { question: question.id } };
    if (isOpen(question)) return isOpenKey(key) ? [{ ...draft, content: { kind: 'open', question, key } }] : [];
    return isOpenKey(key) ? [] : [{ ...draft, content: { kind: 'question', question, key } }];
  });

const pairCards = (session: SessionId, { id: activity, pairs }: Extract<Activity, { kind: 'match' }>): CardDraft[] =>
  pairs.map((pair, part) => ({
    id: termId(session, pair.term),
    content: { kind: 'term', ...pair },
    from: { activity, part },
  }));

const activityCards = ({ session_id: session, order, activities }: CardSource): CardDraft[] =>
  activities.flatMap((activity): CardDraft[] => {
    const { id } = activity;
    if (activity.kind === 'match') return pairCards(session, activity);
    if (activity.kind === 'order')
      return [
        {
          id: idOf(session, 'order', order, id),
          content: { kind: 'order', activity },
          from: { activity: id, part: 0 },
        },
      ];
    if (activity.kind !== 'gap') return [];
    return activity.answers.map((_, gap) => ({
      id: idOf(session, 'gap', order, id, gap),
      content: { kind: 'gap', gap, activity },
      from: { activity: id, part: gap },
    }));
  });

const passagesOf = ({ activities, sources }: CardSource): Passage[] => [
  ...activities.flatMap((activity): Passage[] => {
    if (activity.kind === 'gap') return [activity.evidence];
    if (activity.kind === 'order') return activity.steps.map(({ evidence }) => evidence);
    return activity.kind === 'predict' || activity.kind === 'why' ? activity.answer : [];
  }),
  ...sources,
];

const isWordPart = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Whether a text has the word, and not only a longer one that it is a part of. */
const names = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isWordPart(text[at - 1]) && !isWordPart(text[at + word.length])) return true;
  return false;
};

const termCards = (scene: CardSource): CardDraft[] => {
  const passages = passagesOf(scene).map((passage) => ({ passage, text: fold(passage.quote) }));
  return scene.terms.map(({ term, definition }) => ({
    id: termId(scene.session_id, term),
    content: {
      kind: 'term',
      term,
      definition,
      evidence: passages.find(({ text }) => names(text, fold(term)))?.passage ?? null,
    },
  }));
};

/** Questions, gaps, orders and pairs, and terms, of which a pair is one with its sentence; each once. */
export const cardsOfScene = (scene: CardSource): CardDraft[] => {
  const met = new Set<CardId>();
  return [...questionCards(scene), ...activityCards(scene), ...termCards(scene)].filter(({ id }) => {
    const again = met.has(id);
    met.add(id);
    return !again;
  });
};
