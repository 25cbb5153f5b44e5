import type { Language } from '../languages/language.ts';
import type { Sentence } from '../text/chunk.ts';
import { isGarbled } from '../text/legible.ts';
import { countWords, escapeRegExp, singular, words } from '../text/words.ts';
import { BLANK } from './candidate.ts';

/** Instructions to a machine that reads the text have no place in a quiz. */
const ADDRESSED =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your |my )?(?:previous|prior|above|earlier|your) |\bsystem prompt\b|\byou are (?:now )?an? (?:ai|assistant|language model)\b/i;
/** Sentences about the text, or about the reader, say little about the subject. */
export const META =
  /\b(?:it is (?:important|useful|helpful|worth|good) to (?:note|know|remember|understand|become|keep|mention)|before (?:learning|we|you|going)|let us|let’s|as you (?:can see|know|may)|you (?:should|will|may want|might)|in order to understand|looks? simple|in other words|basically|of course|needless to say)\b/i;
const UNFIT = /[{}<>|\\^]|\s[=→⇒]\s|https?:|\bwww\.|\.\.\.|…|\[\d+\]|�/;

/** Whether a sentence can be understood without the ones around it. */
export const standsAlone = ({ text, kind }: Sentence, language: Language, least = 8, most = 38): boolean => {
  const length = countWords(text);
  if (kind === 'line' || length < least || length > most) return false;
  if (/[?:]["”']?$/.test(text) || /^[(\-–•*]/.test(text) || UNFIT.test(text) || ADDRESSED.test(text)) return false;
  if (!/[.!。！”"')]$/.test(text) && kind === 'prose') return false;
  const quoted = (text.match(/"/g)?.length ?? 0) % 2 === 0 && text.split('“').length === text.split('”').length;
  if (!quoted && language.code === 'en') return false;
  return !language.leaning?.test(text) && !language.pointing?.test(text) && !isGarbled(text);
};

const LOOSE_PRONOUN = /^(?:\S+ ){0,4}(?:this|these|those|it|they|them|he|she|his|her|their|its)\b/i;
/** "Harry Brignull coined the name in 2010": which name, only the sentence before knows. */
const LOOSE_NOUN =
  /\bthe (?:name|concept|term|idea|method|theory|book|study|experiment|word|effect|model|plan|report|document|mistake|process|result|discovery|question|problem|reason|practice)\b(?! (?:of|that|for|which|on|to|behind|is|was|called|known)\b)/i;

const LOOSE: Readonly<Record<string, RegExp>> = {
  de: /^(?:\S+ ){1,5}(?:er|sie|es|ihn|ihm|ihr|ihnen|dies\p{L}*|seine?\p{L}?|ihre?\p{L}?)(?=[ ,])/iu,
  es: /^(?:\S+ ){1,4}(?:él|ella|ellos|ellas|este|esta|estos|estas|ese|esa|su|sus|le|les)(?=[ ,])/iu,
};

/** Whether it stays open whom or what a sentence means. */
export const hasLooseStart = (text: string, { code }: Language): boolean =>
  code === 'en' ? LOOSE_PRONOUN.test(text) || LOOSE_NOUN.test(text) : (LOOSE[code]?.test(text) ?? false);

/** The sentence with a gap where the key was; undefined when it stands there more than once, or not at all. */
export const withGap = (text: string, key: string, at?: number): string | undefined => {
  const found = at ?? text.indexOf(key);
  if (found < 0) return undefined;
  const stem = text.slice(0, found) + BLANK + text.slice(found + key.length);
  return stem.includes(key) ? undefined : stem;
};

/** Every form of a term in a text made a gap: "a(n) _____" leaves no hint in the article. */
export const masked = (text: string, term: string): string => {
  const core = words(term)
    .map((word) => escapeRegExp(singular(word).replace(/y$/, '')))
    .join('[\\s-]+');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:(an?) )?${core}(?:s|es|y|ies)?(?![\\p{L}\\p{N}])`, 'giu');
  return text.replace(pattern, (_, article: string | undefined) => (article ? `a(n) ${BLANK}` : BLANK));
};

/** Whether a text uses a term in exactly this form: an option in the singular does not fit a gap of the plural. */
export const usesForm = (text: string, term: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(term)}(?![\\p{L}\\p{N}])`, 'iu').test(text);

export const gapsIn = (stem: string): number => stem.split(BLANK).length - 1;
