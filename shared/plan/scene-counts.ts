import type { LessonStyle, Mode } from '../catalogue/contract-choices.ts';
import { QUIZ_SIZE } from './material-yield.ts';

/** How many scenes of each kind a lesson of `scenes` entries has. */
export interface SceneCounts {
  readonly overview: boolean;
  readonly signposts: boolean;
  readonly summary: boolean;
  readonly chapters: number;
  readonly quizzes: number;
  readonly recaps: number;
  readonly bridges: number;
}

/** Of all entries, how many are chapters: the rest asks, orients and repeats. */
const CHAPTER_SHARE = 0.48;
/** A quiz scene stands on at least so many entries, itself included. */
const ENTRIES_A_QUIZ = 3;

const quizScenes = (scenes: number, questions: number): number => {
  if (questions < 1) return 0;
  const wanted = Math.ceil(questions / QUIZ_SIZE.wanted);
  const fits = scenes >= ENTRIES_A_QUIZ * wanted;
  return Math.min(fits ? wanted : Math.ceil(questions / QUIZ_SIZE.most), Math.floor(scenes / 2));
};

type Extra = 'summary' | 'overview' | 'signposts' | 'recaps' | 'bridges';
export type ExtraScenes = readonly Extra[];

const story: ExtraScenes = ['summary', 'overview', 'signposts', 'recaps', 'bridges'];
/** A structured lesson opens with its outline and objectives and has no story to lead from part to part. */
const structured: ExtraScenes = ['overview', 'summary', 'signposts', 'recaps'];
/** A quick note is its chapters, what they come to, and a check. */
const concise: ExtraScenes = ['summary'];

export interface ModeAndStyle {
  readonly mode?: Mode;
  readonly lessonStyle?: LessonStyle | null;
}

/** What a lesson has besides chapters and quizzes, the dearest first. */
export const extraScenesOf = ({ mode, lessonStyle }: ModeAndStyle): ExtraScenes =>
  mode === 'traditional' ? (lessonStyle === 'concise' ? concise : structured) : story;

/**
 * Chapters and quizzes first; what is left over goes to what the shape names, in its order, so that a small target
 * gives it up in the opposite one. Anything beyond that is a chapter more.
 */
export const countScenes = (scenes: number, questions: number, shape: ExtraScenes = story): SceneCounts => {
  const quizzes = quizScenes(scenes, questions);
  const chapters = Math.max(1, quizzes, Math.min(Math.round(CHAPTER_SHARE * scenes), scenes - quizzes));
  let left = scenes - quizzes - chapters;
  const most: Readonly<Record<Extra, number>> = {
    summary: 1,
    overview: 1,
    signposts: 1,
    // A recap comes before every second quiz; what the last one would repeat, the summary does.
    recaps: Math.min(Math.floor(quizzes / 2), quizzes - 1),
    bridges: quizzes - 1,
  };
  const taken: Record<Extra, number> = { summary: 0, overview: 0, signposts: 0, recaps: 0, bridges: 0 };
  for (const extra of shape) {
    taken[extra] = Math.max(0, Math.min(most[extra], left));
    left -= taken[extra];
  }
  const { recaps, bridges } = taken;
  return {
    overview: taken.overview > 0,
    signposts: taken.signposts > 0,
    summary: taken.summary > 0,
    chapters: chapters + left,
    quizzes,
    recaps,
    bridges,
  };
};

/** Chapters and their quiz, and nothing around them: the lesson has its opening and its summary already. */
export const countExpansionScenes = (scenes: number, asked: number, chunks: number): SceneCounts => {
  const quizzes = asked > 0 ? 1 : 0;
  return {
    overview: false,
    signposts: false,
    summary: false,
    chapters: Math.max(1, Math.min(scenes - quizzes, chunks)),
    quizzes,
    recaps: 0,
    bridges: 0,
  };
};
