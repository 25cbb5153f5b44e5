/** How many scenes of each kind a lesson of `scenes` entries has. */
export interface Composition {
  readonly overview: boolean;
  readonly signposts: boolean;
  readonly summary: boolean;
  readonly chapters: number;
  readonly quizzes: number;
  readonly recaps: number;
  readonly bridges: number;
}

/** Questions of one quiz scene. */
export const QUIZ_SIZE = { least: 2, wanted: 4, most: 5 } as const;
/** Of all entries, how many are chapters: the rest asks, orients and repeats. */
const CHAPTER_SHARE = 0.48;
/** A quiz scene stands on at least so many entries, itself included. */
const ENTRIES_A_QUIZ = 3;

const quizScenes = (scenes: number, questions: number): number => {
  if (questions < QUIZ_SIZE.least) return 0;
  const wanted = Math.ceil(questions / QUIZ_SIZE.wanted);
  const fits = scenes >= ENTRIES_A_QUIZ * wanted;
  return Math.min(fits ? wanted : Math.ceil(questions / QUIZ_SIZE.most), Math.floor(scenes / 2));
};

/**
 * Chapters and quizzes first; what is left over goes to the summary, the overview, the signposts, recaps and bridges,
 * in this order, so that a small target gives them up in the opposite one. Anything beyond that is a chapter more.
 */
export const compose = (scenes: number, questions: number): Composition => {
  const quizzes = quizScenes(scenes, questions);
  const chapters = Math.max(1, quizzes, Math.min(Math.round(CHAPTER_SHARE * scenes), scenes - quizzes));
  let left = scenes - quizzes - chapters;
  const take = (most: number): number => {
    const taken = Math.max(0, Math.min(most, left));
    left -= taken;
    return taken;
  };
  const summary = take(1) > 0;
  const overview = take(1) > 0;
  const signposts = take(1) > 0;
  // A recap comes before every second quiz; what the last one would repeat, the summary does.
  const recaps = take(Math.min(Math.floor(quizzes / 2), quizzes - 1));
  const bridges = take(quizzes - 1);
  return { overview, signposts, summary, chapters: chapters + left, quizzes, recaps, bridges };
};
