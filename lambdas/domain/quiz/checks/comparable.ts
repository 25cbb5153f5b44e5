import type { ComparableQuestion } from './duplicates.ts';
import type { ResolvedOpen } from './open-question.ts';
import type { ResolvedQuestion } from './question.ts';

export const comparable = ({ question, options, correctAnswer: key }: ResolvedQuestion): ComparableQuestion => ({
  question,
  answer: options[key] ?? '',
});

export const comparableOpen = ({ question, points }: ResolvedOpen): ComparableQuestion => ({
  question,
  answer: points.map(({ text }) => text).join(' '),
});
