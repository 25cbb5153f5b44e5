import * as z from 'zod/mini';

export const SceneTypeSchema = z.enum([
  'overview',
  'signposts',
  'recap',
  'bridge',
  'chapter',
  'quiz',
  'summary',
  'assessment',
]);
export type SceneType = z.infer<typeof SceneTypeSchema>;

/** An assessment is a quiz in every rule. */
export const isQuiz = (type: SceneType): boolean => type === 'quiz' || type === 'assessment';
