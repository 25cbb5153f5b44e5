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
/** Letters that two words begin with when one reminds of the other, and of a word that stands in another; and those without vowels. */
const BEGINNING = { letters: 4, least: 4, bones: 3 } as const;

const few: Guard<Asked> = {
  name: 'has fewer than two wrong options',
  refuses: ({ wrong }) => wrong.length < LEAST_WRONG,
};

const flawed: Guard<Asked> = {
  name: 'has a flaw of item writing',
  refuses: ({ question, right, wrong, language }) =>
    [
      ...optionFindings([right, ...wrong]),
      ...stemFindings(question, [right, ...wrong], 0, language),
      ...distractorFindings([right, ...wrong], 0),
    ].length > 0,
};

/** What a question asks about stands in its quotation marks. */
const QUOTED = /[“„«](.+)[”“»]/su;
const SYMBOL = /^\p{Lu}(?:\p{Lu}*|[₀-₉]*)$/u;

/** Words in the singular, and symbols. */
const parts = (text: string, { singular }: LocaleNlp): string[] =>
  words(text.replaceAll('-', ' '))
    .filter((word) => word.length >= BEGINNING.bones || (SYMBOL.test(word) && word !== 'A'))
    .map((word) => (SYMBOL.test(word) ? word : singular(word)));

/** "Fiber" and "fibrous", "center" and "central": what is left of a word without its vowels. */
const bones = (word: string): string => word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '');

const hasRoot = (word: string, meaning: string, { roots }: LocaleNlp): boolean =>
  Object.keys(roots).some(
    (root) => word.startsWith(root) && word.length > root.length + 1 && roots[root]?.has(meaning),
  );

/** "Race" and "racism": a short word and what is built on it. */
const isBuiltOn = (long: string, short: string): boolean => {
  const stem = short.replace(/e$/, '');
  return stem.length >= BEGINNING.bones && long.startsWith(stem);
};

const remindsOf = (one: string, other: string, nlp: LocaleNlp): boolean => {
  if (hasRoot(one, other, nlp) || hasRoot(other, one, nlp)) return true;
  if (nlp.functionWords.has(one) || nlp.functionWords.has(other)) return false;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const differs = [...short].findIndex((letter, at) => letter !== long[at]);
  const same = differs < 0 ? short.length : differs;
  return (
    long === short ||
    (short.length >= BEGINNING.least && long.includes(short)) ||
    isBuiltOn(long, short) ||
    same >= BEGINNING.letters ||
    (same >= BEGINNING.bones && bones(short).length >= BEGINNING.bones && bones(long).startsWith(bones(short)))
  );
};

/** Whether a definition holds a word that its own term is made of: beside any other one it names itself. */
export const namesItself = (term: string, definition: string, nlp: LocaleNlp): boolean => {
  const [own, said] = [parts(term, nlp), parts(definition, nlp)];
  return own.length === 1 && said.some((word) => remindsOf(own[0] ?? '', word, nlp));
};

const hidden: Guard<Asked> = {
  name: 'holds a word that reminds of the right option alone',
  refuses: ({ question, right, wrong }, nlp) => {
    // "The first stage" is stage 1
    if ([question, right].some((text) => nlp.ordinal?.test(text)) && /\b\d\b/.test(question + right)) return true;
    const told = parts(QUOTED.exec(question)?.[1] ?? question, nlp);
    const reminds = (word: string, others: readonly string[]): boolean =>
      others.some((other) => remindsOf(word, other, nlp));
    const [own, others] = [parts(right, nlp), wrong.map((option) => parts(option, nlp))];
    const isLeftAlone = (reminders: readonly string[]): boolean =>
      reminders.some((word) => !others.every((option) => reminds(word, option))) ||
      !others.some((option) => reminders.every((word) => reminds(word, option)));
    return (
      isLeftAlone(told.filter((word) => reminds(word, own))) || isLeftAlone(own.filter((word) => reminds(word, told)))
    );
  },
};

export const questionGuards: readonly Guard<Asked>[] = [few, flawed, hidden];
