import { answer } from '../../lambdas/engine/engine.ts';
import { chunksOf, contractFor, teach } from '../unit/engine/teach.ts';
import { freshText } from './fresh-text.ts';
import type { Figure } from './report.ts';
import { ratioOf } from './statistics.ts';

const ROUNDS = 5;
/** Milliseconds for a quiz with all of the material in its prompt. */
const quizOn = (characters: number): number => {
  const chunks = chunksOf(freshText(characters));
  const ids = chunks.slice(0, 3).map(({ id }) => id);
  const task = { kind: 'quiz', order: 3, title: 'A quiz', chunks: ids, questions: 4 } as const;
  const started = performance.now();
  answer({ spec: contractFor(45), language: 'en', chunks, task });
  return performance.now() - started;
};

/** The embedded engine's own time: what a lesson takes of the processor, and how that grows with the material. */
export const engine = async (): Promise<Figure[]> => {
  await teach(freshText(20_000), contractFor(45));
  const text = freshText(20_000);
  const started = process.cpuUsage();
  await teach(text, contractFor(45));
  const { user, system } = process.cpuUsage(started);
  const growth = ratioOf(
    ROUNDS,
    () => quizOn(200_000),
    () => quizOn(20_000),
  );
  return [
    {
      what: 'a lesson of 45 minutes from 20,000 characters',
      value: (user + system) / 1_000,
      unit: 'ms CPU',
      limit: 3_000,
    },
    { what: 'reading 200,000 characters over reading 20,000', value: growth, unit: '×', limit: 12 },
  ];
};
