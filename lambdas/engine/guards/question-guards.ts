import { distractorFindings } from '../../domain/quiz/checks/distractors.ts';
import { optionFindings } from '../../domain/quiz/checks/options.ts';
import { stemFindings } from '../../domain/quiz/checks/stem.ts';
import type { LocaleNlp } from '../locales/locale.ts';
import { words } from '../nlp/words.ts';
import type { Guard } from './guard.ts';

/** A question with all of its options. */
export interface Asked {
  readonly question: string;
  readonly right: string;
  readonly wrong: readonly string[];
  /** ISO 639-1. */
  readonly language: string;
}

const LEAST_WRONG = 2;
/** Letters that two words begin with when one reminds of the other. */
const BEGINNING = 6;

const few: Guard<Asked> = {
  name: 'has fewer than two wrong options',
  refuses: ({ wrong }) => wrong.length < LEAST_WRONG,
  examples: [{ question: 'What makes dough rise?', right: 'yeast', wrong: ['salt'], language: 'und' }],
  counterexamples: [{ question: 'What makes dough rise?', right: 'yeast', wrong: ['salt', 'rye'], language: 'und' }],
};

const flawed: Guard<Asked> = {
  name: 'has a flaw of item writing',
  refuses: ({ question, right, wrong, language }) =>
    [
      ...optionFindings([right, ...wrong]),
      ...stemFindings(question, [right, ...wrong], 0, language),
      ...distractorFindings([right, ...wrong], 0),
    ].length > 0,
  examples: [
    { question: 'What is the yeast that makes dough rise?', right: 'yeast', wrong: ['salt', 'rye'], language: 'und' },
    { question: 'How long does a dough of rye rest?', right: '10 hours', wrong: ['salt', 'rye'], language: 'und' },
  ],
  counterexamples: [
    { question: 'What makes a dough of wheat rise?', right: 'yeast', wrong: ['salt', 'rye'], language: 'und' },
  ],
};

const parts = (text: string, { singular }: LocaleNlp): string[] =>
  words(text.toLowerCase())
    .filter(({ length }) => length >= 4)
    .map(singular);
const remindsOf = (one: string, other: string): boolean =>
  one.includes(other) ||
  other.includes(one) ||
  (one.length >= BEGINNING && one.slice(0, BEGINNING) === other.slice(0, BEGINNING));
const hidden: Guard<Asked> = {
  name: 'holds a word that reminds of the right option alone',
  refuses: ({ question, right, wrong }, nlp) => {
    const asked = parts(question, nlp);
    const reminded = (option: string): boolean =>
      parts(option, nlp).some((word) => asked.some((other) => remindsOf(word, other)));
    return reminded(right) && wrong.filter(reminded).length < wrong.length / 2;
  },
  examples: [
    {
      question: 'What is a bread of sour dough?',
      right: 'sourdough bread',
      wrong: ['rye loaf', 'bun'],
      language: 'und',
    },
  ],
  counterexamples: [
    { question: 'What makes a dough of wheat rise?', right: 'yeast', wrong: ['salt', 'rye'], language: 'und' },
  ],
};

export const questionGuards: readonly Guard<Asked>[] = [few, flawed, hidden];
