import type { QuizAnswer } from '../../domain/model/answers.ts';
import { isDuplicate } from '../../domain/quiz/checks/duplicates.ts';
import { shuffled } from '../../domain/scene/shuffle.ts';
import { localeOf } from '../locales/locales.ts';
import { filled } from '../locales/patterns.ts';
import type { Reading } from '../nlp/reading.ts';
import { bare } from '../nlp/words.ts';
import { asksForFigure, type Settled, settledIn } from './choose-options.ts';

export interface QuizWish {
  readonly count: number;
  /** Questions that stand already and are not asked again. */
  readonly kept?: readonly string[] | undefined;
}

/** Each further question of a kind is worth less, so that a quiz asks in several ways. */
const AGAIN = 0.35;
const SAID_BY_ONE_SENTENCE = { idea: 1, level: 'recall', second: { chunk: '', quote: '' }, reasoning: '' } as const;
const LETTERS = ['A', 'B', 'C', 'D'] as const;

const comparable = ({ candidate: { question }, right }: Settled) => ({ question, answer: right });

/** The question of one names the answer of the other. */
const tells = ({ candidate }: Settled, { right }: Settled): boolean =>
  ` ${bare(candidate.question)} `.includes(` ${bare(right)} `);

const clashes = (one: Settled, other: Settled): boolean =>
  isDuplicate(comparable(one), comparable(other)) || tells(one, other) || tells(other, one);

/** The best questions of the chunks, no two about the same, in several ways. */
const chosenFrom = (reading: Reading, chunkIds: readonly string[], { count, kept = [] }: QuizWish): Settled[] => {
  const wanted = new Set(chunkIds);
  const known = new Set(kept.map(bare));
  let rest = settledIn(reading).filter(
    ({ candidate, refused }) =>
      !refused &&
      wanted.has(candidate.chunk) &&
      !known.has(bare(candidate.question)) &&
      // Of the book's own, what no first quiz asks stands at the end of the lesson
      !(candidate.own && kept.length > 0),
  );
  const chosen: Settled[] = [];
  const times = new Map<string, number>();
  while (chosen.length < count && rest.length > 0) {
    const value = ({ rule, score }: Settled): number => score - AGAIN * (times.get(rule.id) ?? 0);
    const best = rest.reduce((one, other) => (value(other) > value(one) ? other : one));
    chosen.push(best);
    times.set(best.rule.id, (times.get(best.rule.id) ?? 0) + 1);
    const figures = chosen.some(asksForFigure);
    rest = rest.filter((one) => !clashes(one, best) && !(figures && asksForFigure(one)));
  }
  const order = new Map(reading.chunks.map(({ id }, index) => [id, index]));
  return chosen.toSorted((a, b) => (order.get(a.candidate.chunk) ?? 0) - (order.get(b.candidate.chunk) ?? 0));
};

/** How many different questions the chunks hold. */
export const questionCapacity = (reading: Reading, chunkIds: readonly string[]): number =>
  chosenFrom(reading, chunkIds, { count: Number.POSITIVE_INFINITY }).length;

/** Multiple-choice questions on the chunks, the best that they hold and no more than they hold. */
export const questionsOn = (reading: Reading, chunkIds: readonly string[], wish: QuizWish): QuizAnswer['questions'] => {
  const { questions } = localeOf(reading.language);
  return chosenFrom(reading, chunkIds, wish).map(({ candidate, right, wrong }) => {
    const options = shuffled([{ text: right, about: '' }, ...wrong], candidate.question);
    return {
      question: candidate.question,
      options: options.map(({ text }) => text),
      correctAnswer: LETTERS[options.findIndex(({ text }) => text === right)] ?? 'A',
      about: options.map(({ about }) => about),
      explanation: filled(questions.says, { text: candidate.shown }),
      evidence: candidate.evidence,
      ...SAID_BY_ONE_SENTENCE,
    };
  });
};
