import type { ComparableQuestion } from './duplicates.ts';
import type { ResolvedOpen } from './open-question.ts';
import type { ResolvedQuestion } from './question.ts';

export const comparable = ({ question, options, correctAnswer }: ResolvedQuestion): ComparableQuestion => ({
  question,
  answer: options[correctAnswer] ?? '',
});

export const comparableOpen = ({ question, points }: ResolvedOpen): ComparableQuestion => ({
  question,
  answer: points.map(({ text }) => text).join(' '),
});
