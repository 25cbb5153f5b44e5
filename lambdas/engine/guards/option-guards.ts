import { alike, bare, contentWords, words } from '../nlp/words.ts';
import type { Guard } from './guard.ts';

/** A wrong option beside the right one. */
export interface Pair {
  readonly right: string;
  readonly wrong: string;
}

/** Phrases shorter than this are names, and names differ in length. Characters. */
const NAME = 30;
const ALIKE = 0.6;
const LENGTHS = { least: 0.4, most: 2.2 } as const;

const same: Guard<Pair> = {
  name: 'says the same as the right one, or holds it',
  refuses: ({ right, wrong }, nlp) => {
    const [one, other] = [` ${bare(right)} `, ` ${bare(wrong)} `];
    if (one.includes(other) || other.includes(one)) return true;
    return words(right).length > 2 && alike(contentWords(right, nlp), contentWords(wrong, nlp)) >= ALIKE;
  },
};

const lengths: Guard<Pair> = {
  name: 'is much longer or shorter than the right one',
  refuses: ({ right, wrong }) => {
    if (right.length < NAME && wrong.length < NAME) return false;
    const ratio = wrong.length / right.length;
    return ratio < LENGTHS.least || ratio > LENGTHS.most;
  },
};

const FORMS = [/^to\s/i, /^\p{L}{2,}ing\b/iu, /^(?:when|where|how|that)\b/i];
const form = (text: string): number => FORMS.findIndex((pattern) => pattern.test(text));
export const sameForm: Guard<Pair> = {
  name: 'has another form than the right one',
  refuses: ({ right, wrong }) => form(right) !== form(wrong) || /\d/.test(right) !== /\d/.test(wrong),
};

const somebody = (text: string): boolean => /^(?:the )?\p{Lu}\S*(?: (?:of |the |v\. )*\p{Lu}\S*)+$/u.test(text);
const names: Guard<Pair> = {
  name: 'is a name where the right one is none',
  refuses: ({ right, wrong }) => somebody(right) !== somebody(wrong),
};

/** How an option must look, whatever it says. */
export const formGuards: readonly Guard<Pair>[] = [lengths, sameForm, names];

export const optionGuards: readonly Guard<Pair>[] = [same, ...formGuards];
