import { newReader } from '../../../../lambdas/domain/progress/progress.ts';
import type { SceneRecord } from '../../../../lambdas/domain/scene/scene.ts';
import { newId } from '../../../../shared/model/id.ts';

export const session = newId('ses');
export const reader = newReader('ann', session);
export const at = (minute: number) => Date.parse('2025-01-01T00:00:00.000Z') + minute * 60_000;

export const evidence = { chunk: 'c1', heading: null, quote: 'a quote', start: 0, end: 7 };

export const chapter: SceneRecord = {
  session_id: session,
  user_id: 'ann',
  generation_id: newId('gen'),
  order: 2,
  type: 'chapter',
  title: 'Chapter',
  content: 'Text',
  quiz: null,
  keys: [],
  sources: [],
  terms: [],
  activities: [],
  state: 'written',
  asked: 0,
  passed: 0,
  minutes: 1,
  version: 1,
};

/** As many questions as asked for; the right option is always the second. */
export const quizOf = (questions: number): SceneRecord => {
  const ids = Array.from({ length: questions }, (_, number) => `q${number + 1}`);
  return {
    ...chapter,
    order: 3,
    type: 'quiz',
    content: null,
    quiz: {
      title: null,
      description: null,
      questions: ids.map((id) => ({ id, question: `What is ${id}?`, options: ['wrong', 'right'] })),
    },
    keys: ids.map((id) => ({ id, correctAnswer: 1, explanation: 'Because.', evidence })),
  };
};

export const points = ['Water gives its electrons to chlorophyll.', 'Oxygen leaves the leaf through pores.'].map(
  (text) => ({
    text,
    evidence,
  }),
);
export const question = 'What happens in a leaf when light falls on it?';

/** An open question beside an option question whose second option is right. */
export const assessment: SceneRecord = {
  ...quizOf(1),
  type: 'assessment',
  quiz: {
    title: null,
    description: null,
    questions: [...(quizOf(1).quiz?.questions ?? []), { id: 'o1', kind: 'short_answer', question, scenario: null }],
  },
  keys: [...quizOf(1).keys, { id: 'o1', modelAnswer: 'Water is split, oxygen leaves.', points }],
};
