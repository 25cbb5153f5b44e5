/** Words of material that one question can honestly be made from. */
const WORDS_A_QUESTION = 50;
/** Below this there is nothing to ask twice about. */
const WORDS_FOR_A_QUIZ = 40;
/** Questions of one quiz scene. */
export const QUIZ_SIZE = { least: 2, wanted: 4, most: 5 } as const;

/** Words of the parts that a material is told in, about. */
const WORDS_A_PART = 200;

/** How many parts so many words can be told in. */
export const partsIn = (words: number): number => Math.max(1, Math.round(words / WORDS_A_PART));

/** How many questions so many words of material bear. */
export const questionsIn = (words: number): number =>
  words < WORDS_FOR_A_QUIZ ? 0 : Math.max(QUIZ_SIZE.least, Math.floor(words / WORDS_A_QUESTION));
