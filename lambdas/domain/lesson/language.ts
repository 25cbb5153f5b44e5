import { francAll } from 'franc-min';

/** Letters below which any guess is a coin toss. Scripts of one language are told apart from far fewer. */
const ENOUGH = { alphabet: 60, script: 8 };
const SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;
/** How near to the best guess another language may be and still be the text's: kin are easily mistaken. */
const NEAR = 0.96;
/** Enough of a text to know its language by. */
const SAMPLE = 4_000;

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
const isEnough = (text: string): boolean =>
  letters(text) >= ENOUGH.alphabet || (text.match(SCRIPT)?.length ?? 0) >= ENOUGH.script;

/** ISO 639-3, as the detector answers, to ISO 639-1. */
const short = (code: string): string => {
  const canonical = Intl.getCanonicalLocales(code)[0] ?? 'und';
  return canonical.length === 2 ? canonical : 'und';
};

const guesses = (text: string): { language: string; score: number }[] =>
  francAll(text.slice(0, SAMPLE), { minLength: 3 }).map(([code, score]) => ({ language: short(code), score }));

/** ISO 639-1, or "und" when the text is too short to tell. */
export const detectLanguage = (text: string): string =>
  isEnough(text) ? (guesses(text)[0]?.language ?? 'und') : 'und';

/** False only when the text is long enough to tell and clearly is in another language. */
export const mayBeIn = (language: string, text: string): boolean => {
  if (language === 'und' || !isEnough(text)) return true;
  const all = guesses(text);
  if (all[0]?.language === 'und') return true;
  return all.some((guess) => guess.language === language && guess.score >= NEAR);
};
