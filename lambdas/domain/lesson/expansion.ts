import { type DetailLevel, detailLevels } from '../../../shared/catalogue/contract-choices.ts';
import type { Composition } from './composition.ts';

/** Questions of the one quiz that closes an expansion. */
const questions = { short: 3, medium: 4, long: 5 } as const satisfies Record<DetailLevel, number>;

/** What a detail level adds at most: scenes with the quiz among them, as everywhere. */
export const expansionTargets = (level: DetailLevel) => ({
  sceneTarget: detailLevels[level] + 1,
  questionTarget: questions[level],
});

/** Chapters and their quiz, and nothing around them: the lesson has its opening and its summary already. */
export const growing = (scenes: number, asked: number, chunks: number): Composition => {
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
