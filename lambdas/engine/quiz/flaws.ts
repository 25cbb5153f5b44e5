import { lengthCue } from '../../domain/quiz/checks/stem.ts';
import type { Language } from '../languages/language.ts';
import { contentOf, fold } from '../text/words.ts';
import { isPlural } from './shape.ts';

const ABSOLUTE =
  /\b(?:always|never|completely|entirely|impossible|every(?:one|thing|body)?|nobody|nothing|siempre|nunca|immer|niemals)\b/i;
/** A reader in a hurry misses the "not", also inside a quoted sentence. */
const NEGATED = /^Which\b.*\b(?:not|except)\b/;
const LONGEST_OPTION = 220;

const ALIKE = 6;
const beginAlike = (one: string, other: string): boolean =>
  one.length >= ALIKE && other.length >= ALIKE && one.slice(0, ALIKE) === other.slice(0, ALIKE);

const repeats = (question: string, options: readonly string[], key: string, language: Language): boolean => {
  const asked = contentOf(question, language.stopWords);
  const others = contentOf(options.filter((option) => option !== key).join(' '), language.stopWords);
  const inKey = [...contentOf(key, language.stopWords)];
  const hidden = [...asked].some(
    (word) =>
      word.length >= 6 &&
      inKey.some((part) => part !== word && part.includes(word)) &&
      !options.every((option) => option.includes(word)),
  );
  // "ein Wald, in dem …" asks for the "Mischwald".
  const ends = [...asked].some(
    (word) =>
      word.length >= 4 &&
      inKey.some((part) => part !== word && part.endsWith(word)) &&
      ![...others].some((part) => part.endsWith(word)),
  );
  // "Mischwald" asks for a "Wald".
  const compound = inKey.some(
    (word) => word.length >= 4 && !others.has(word) && [...asked].some((part) => part !== word && part.includes(word)),
  );
  // "Nahrungsketten" asks for the "Nahrungsnetz".
  const begins = inKey.some(
    (word) =>
      [...asked].some((part) => part !== word && beginAlike(part, word)) &&
      ![...others].some((part) => beginAlike(part, word)),
  );
  return (
    hidden ||
    ends ||
    compound ||
    begins ||
    inKey.some((word) => word.length >= 4 && asked.has(word) && !others.has(word))
  );
};

/** "prime minister" holds "minister": whoever is the one is the other. */
const holdsWords = (long: string, short: string): boolean => /\p{L}/u.test(short) && ` ${long} `.includes(` ${short} `);

/** What would let somebody answer who has not read the material. None of it is published. */
export const flawsOf = (question: string, options: readonly string[], key: string, language: Language): string[] => {
  const folded = options.map(fold);
  const flaws: string[] = [];
  if (new Set(folded).size < options.length || folded.includes('')) flaws.push('same');
  if (folded.some((one, at) => folded.some((other, index) => at !== index && holdsWords(other, one))))
    flaws.push('contained');
  if (options.some(({ length }) => length > LONGEST_OPTION)) flaws.push('long');
  if (options.length < 3) flaws.push('few');
  if (fold(key).length >= 5 && fold(question).includes(fold(key))) flaws.push('given-away');
  if (lengthCue(options, options.indexOf(key)).length > 0) flaws.push('length');
  if (repeats(question, options, key, language)) flaws.push('repeated');
  if (options.some((option) => ABSOLUTE.test(option))) flaws.push('absolute');
  if (language.code === 'en' && NEGATED.test(question)) flaws.push('negated');
  const others = options.filter((option) => option !== key);
  if (others.length > 1 && language.code === 'en' && others.every((option) => isPlural(option) !== isPlural(key)))
    flaws.push('plural');
  const script = (text: string): boolean => /\p{Script=Latin}/u.test(text);
  if (others.some((option) => script(option) !== script(key))) flaws.push('script');
  return flaws;
};
