import type { QuizAnswer } from '../../domain/model/answers.ts';
import { filled, type Language } from '../languages/language.ts';
import type { Level } from '../level.ts';
import { shuffled } from '../seed.ts';
import { fold } from '../text/words.ts';
import { type Candidate, worth } from './candidate.ts';
import { flawsOf } from './flaws.ts';
import { inCaseOf } from './shape.ts';

export type AnsweredQuestion = QuizAnswer['questions'][number];

/** A candidate with its wrong options chosen. */
export interface Settled {
  readonly candidate: Candidate;
  readonly distractors: readonly string[];
  readonly score: number;
}

/** Of two options one is right by chance too often. */
const LEAST_WRONG = 2;
/** How many of the pool are tried: beyond that they are too far from the key. */
const TRIED = 12;

const distinct = (pool: readonly string[], key: string): string[] => {
  const seen = new Set([fold(key)]);
  return pool.filter((option) => {
    const folded = fold(option);
    if (folded === '' || seen.has(folded)) return false;
    seen.add(folded);
    return true;
  });
};

/** The best wrong options that leave no flaw; undefined when there are none. */
export const settled = (
  candidate: Candidate,
  language: Language,
  { wrong: most, favours }: Pick<Level, 'wrong' | 'favours'>,
): Settled | undefined => {
  const { question, key } = candidate;
  const pool = distinct(
    candidate.continues || language.code === 'de'
      ? candidate.pool
      : candidate.pool.map((option) => inCaseOf(key, option)),
    key,
  ).slice(0, TRIED);
  const flawless = (wrong: readonly string[]): boolean =>
    flawsOf(question, [key, ...wrong], key, language).length === 0;
  for (const size of most === LEAST_WRONG ? [most] : [most, LEAST_WRONG]) {
    for (let from = 0; from + size <= pool.length; from += 1) {
      const first = pool.slice(from, from + size);
      // Swap the last one for a later option as long as something is wrong.
      const choices = [first, ...pool.slice(from + size).map((other) => [...first.slice(0, -1), other])];
      const wrong = choices.find(flawless);
      if (!wrong) continue;
      const fewer = size === most ? 0 : 0.2;
      return {
        candidate,
        distractors: wrong,
        score: worth[candidate.template] + (favours[candidate.template] ?? 0) + candidate.bonus - fewer - 0.02 * from,
      };
    }
  }
  return undefined;
};

const LETTERS = ['A', 'B', 'C', 'D'] as const;
/** The question as it is answered with; `position` is where the key shall stand. */
export const asked = ({ candidate, distractors }: Settled, position: number, language: Language): AnsweredQuestion => {
  const { question, key, chunk, quote, shown } = candidate;
  const wrong = shuffled(distractors, question);
  const place = position % (wrong.length + 1);
  const options = [...wrong.slice(0, place), key, ...wrong.slice(place)];
  return {
    question,
    options,
    correctAnswer: LETTERS[options.indexOf(key)] ?? 'A',
    explanation: filled(language.phrases.quiz.says, { text: shown }),
    evidence: { chunk, quote },
    about: [],
  };
};
