import { francAll } from 'franc-min';

/** Fewest letters for a reliable guess. Scripts of a single language need far fewer. */
const ENOUGH = { alphabet: 60, script: 8 };
const SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;
/** Score, relative to the best guess, from which another language is still possible. */
const NEAR = 0.93;
/** Characters that are looked at. */
const SAMPLE = 4_000;
/** Different words to compare languages by: what is said often, or long, brings all languages nearer to each other. */
const COMPARED = 60;

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
const isEnough = (text: string): boolean =>
  letters(text) >= ENOUGH.alphabet || (text.match(SCRIPT)?.length ?? 0) >= ENOUGH.script;

/** ISO 639-3, as the detector answers, to ISO 639-1. */
const short = (code: string): string => {
  const canonical = Intl.getCanonicalLocales(code)[0] ?? 'und';
  return canonical.length === 2 ? canonical : 'und';
};

const guesses = (text: string): { language: string; score: number }[] =>
  francAll(text, { minLength: 3 }).map(([code, score]) => ({ language: short(code), score }));

/** ISO 639-1, or "und" when the text is too short to tell. */
export const detectLanguage = (text: string): string =>
  isEnough(text) ? (guesses(text.slice(0, SAMPLE))[0]?.language ?? 'und') : 'und';

const couldBe = (language: string, sample: string): boolean => {
  const all = guesses(sample);
  return all[0]?.language === 'und' || all.some((guess) => guess.language === language && guess.score >= NEAR);
};

/** False only when the text is long enough to tell and clearly is in another language, at its beginning and its end. */
export const mayBeIn = (language: string, text: string): boolean => {
  if (language === 'und' || !isEnough(text)) return true;
  const words = [...new Set(text.toLowerCase().split(/\s+/))];
  return [words.slice(0, COMPARED), words.slice(-COMPARED)].some((some) => couldBe(language, some.join(' ')));
};
