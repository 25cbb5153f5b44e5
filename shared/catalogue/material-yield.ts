import { countWords } from '../model/words.ts';

/** Words of material that one question can honestly be made from. */
const WORDS_A_QUESTION = 50;
/** Below this there is nothing to ask twice about. */
const WORDS_FOR_A_QUIZ = 40;
/** Questions of one quiz scene. */
export const QUIZ_SIZE = { least: 2, wanted: 4, most: 5 } as const;

/** How many questions so many words of material bear. */
export const questionsIn = (words: number): number =>
  words < WORDS_FOR_A_QUIZ ? 0 : Math.max(QUIZ_SIZE.least, Math.floor(words / WORDS_A_QUESTION));

/**
 * Words for each entry of a lesson as it is laid out in the end, where every chapter has material of its own: measured
 * over texts of 50 to 5,000 words, the entries come out right within one.
 */
const WORDS_A_LAID_OUT_ENTRY = 80;

export interface Yield {
  readonly scenes: number;
  readonly questions: number;
}

/** What a text lets one expect of what was asked for, before it is laid out. */
export const expectedOf = (text: string, asked: Yield): Yield => {
  const words = countWords(text);
  const wanted = Math.min(asked.questions, questionsIn(words));
  const least = wanted > 0 ? 2 : 1;
  const scenes = Math.min(asked.scenes, Math.max(least, Math.floor(words / WORDS_A_LAID_OUT_ENTRY)));
  return { scenes, questions: Math.min(wanted, Math.floor(scenes / 2) * QUIZ_SIZE.most) };
};
