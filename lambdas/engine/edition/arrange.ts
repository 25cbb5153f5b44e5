import { isQuiz, type SceneType } from '../../../shared/model/session/scene-type.ts';
import { arrangeScenes, type SceneEntry } from '../../../shared/plan/arrange-scenes.ts';
import { partsIn, QUIZ_SIZE } from '../../../shared/plan/material-yield.ts';
import { planEntries } from '../../../shared/plan/plan-entries.ts';
import type { DocumentSpec } from '../../pipeline/prompts/envelope.ts';
import type { Reading } from '../nlp/reading.ts';
import { wordsOf } from './sections.ts';

interface Held {
  readonly chapters: number;
  readonly questions: number;
}

/** How many scenes the learner was told to expect of this material. */
export const promisedScenes = (spec: DocumentSpec, { chunks }: Reading): number => {
  const bodies = chunks.filter(({ role }) => role === 'body');
  const words = wordsOf(bodies);
  return planEntries(spec, { words, chunks: Math.min(bodies.length, partsIn(words)) }).entries.length;
};

/** What a lesson can do without, if it would be longer than was promised; the first goes first. */
const extras = ['signposts', 'recaps', 'overview'] as const;

/** The scenes of a lesson with as many chapters as there are, each quiz after those that it asks about. */
export const arrange = (
  entries: readonly SceneEntry[],
  { chapters, questions }: Held,
  spec: DocumentSpec,
  reading: Reading,
): SceneEntry[] => {
  const count = (wanted: (type: SceneType) => boolean) => entries.filter(({ type }) => wanted(type)).length;
  const quizzes = Math.min(count(isQuiz), chapters);
  const of = (type: SceneType) => count((one) => one === type);
  const taken = {
    overview: of('overview'),
    signposts: of('signposts'),
    summary: of('summary'),
    recaps: Math.min(of('recap'), Math.max(0, quizzes - 1)),
  };
  const total = () => Object.values(taken).reduce((sum, scenes) => sum + scenes, chapters + quizzes);
  const most = promisedScenes(spec, reading);
  for (const extra of extras) while (taken[extra] > 0 && total() > most) taken[extra] -= 1;
  const { overview, signposts, summary, recaps } = taken;
  const counts = { overview: overview > 0, signposts: signposts > 0, summary: summary > 0, recaps, bridges: 0 };
  const kind = spec.mode === 'traditional' ? 'assessment' : 'quiz';
  return arrangeScenes({ ...counts, chapters, quizzes }, Math.min(questions, quizzes * QUIZ_SIZE.most), kind);
};
