import { isQuiz, type SceneType } from '../../../shared/model/session/scene-type.ts';
import { arrangeScenes, type SceneEntry } from '../../../shared/plan/arrange-scenes.ts';
import { partsIn, QUIZ_SIZE } from '../../../shared/plan/material-yield.ts';
import { planEntries } from '../../../shared/plan/plan-entries.ts';
import type { DocumentSpec } from '../../pipeline/prompts/envelope.ts';
import type { Reading } from '../nlp/reading.ts';
import { wordsOf } from './sections.ts';

/** How many scenes the learner was told to expect of this material. */
export const promisedScenes = (spec: DocumentSpec, { bodies }: Reading): number => {
  const words = wordsOf(bodies);
  return planEntries(spec, { words, chunks: Math.min(bodies.length, partsIn(words)) }).entries.length;
};

/** The scenes of a lesson with as many chapters as there are, each quiz after those that it asks about. */
export const arrange = (
  entries: readonly SceneEntry[],
  { chapters, questions }: { readonly chapters: number; readonly questions: number },
  spec: DocumentSpec,
  reading: Reading,
): SceneEntry[] => {
  const quizzes = Math.min(entries.filter(({ type }) => isQuiz(type)).length, chapters);
  const has = (type: SceneType): boolean => entries.some((entry) => entry.type === type);
  const summary = has('summary');
  const room = promisedScenes(spec, reading) - chapters - quizzes - Number(summary);
  // Nothing leads over, promises or repeats: the sections follow each other as the material has them.
  const counts = { overview: has('overview') && room > 0, signposts: false, summary, recaps: 0, bridges: 0 };
  const kind = spec.mode === 'traditional' ? 'assessment' : 'quiz';
  return arrangeScenes({ ...counts, chapters, quizzes }, Math.min(questions, quizzes * QUIZ_SIZE.most), kind);
};
