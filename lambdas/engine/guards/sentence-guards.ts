import { countWords } from '../../../shared/model/text/words.ts';
import type { LocaleNlp } from '../locales/locale.ts';
import type { Sentence } from '../nlp/reading.ts';
import { type Guard, refusal } from './guard.ts';

const LENGTH = { least: 5, most: 45 } as const;

const leans: Guard<string> = {
  name: 'leans on the sentence before it',
  refuses: (text, { leaning }) => leaning?.test(text) ?? false,
};

/** Whether a sentence speaks of something that another one names. */
export const leansOn = (text: string, { leaning, deictic }: LocaleNlp): boolean =>
  [leaning, deictic].some((pattern) => pattern?.test(text));

export const points: Guard<string> = {
  name: 'points at the page',
  refuses: (text, { pointing }) => pointing?.test(text) ?? false,
};

const asks: Guard<string> = {
  name: 'asks or calls out',
  refuses: (text) => /[?!]["”’»)]?$/.test(text),
};

const length: Guard<string> = {
  name: 'is too short or too long',
  refuses: (text) => countWords(text) < LENGTH.least || countWords(text) > LENGTH.most,
};

/** A quotation that begins or ends in another sentence, or a reference that stands behind the one it belongs to. */
export const isTorn = (text: string): boolean =>
  text.split('“').length !== text.split('”').length || text.split('"').length % 2 === 0 || text.startsWith('[');

const broken: Guard<string> = {
  name: 'is broken or no prose',
  refuses: (text) =>
    text.split('(').length !== text.split(')').length || isTorn(text) || /[<>|{}=\\^_]|https?:|\s\d+\.$/.test(text),
};

export const fragment: Guard<string> = {
  name: 'is half a sentence',
  refuses: (text, { fragment: half }) => half?.test(text) ?? false,
};

const quoted: Guard<string> = {
  name: 'is what somebody says',
  refuses: (text) => /^["“„«]/.test(text) || /[“„«"][^“”„«»"]{60,}[”“»"]/.test(text),
};

/** What a sentence must not be to be asked about. */
export const sentenceGuards: readonly Guard<string>[] = [leans, points, asks, length, broken, fragment, quoted];

/** Characters of the longest quote that is looked up. */
const LONGEST_QUOTE = 600;

/** Whether a sentence can be understood without the one before it, and is prose. */
export const standsAlone = (
  { text, start, end }: Pick<Sentence, 'text' | 'start' | 'end'>,
  { nlp }: { readonly nlp: LocaleNlp },
): boolean =>
  end - start <= LONGEST_QUOTE &&
  /^["“„«¿¡(]?[\p{Lu}\p{Lo}]/u.test(text) &&
  /[.。।۔]["”’»)]?$/.test(text) &&
  refusal(sentenceGuards, text, nlp) === undefined;
