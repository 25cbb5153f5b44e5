import type { AskedQuestion } from './duplicates.ts';
import type { ResolvedOpen } from './open-question.ts';
import type { ResolvedQuestion } from './question.ts';

export const askedOf = ({ question, options, key }: ResolvedQuestion): AskedQuestion => ({
  question,
  key: options[key] ?? '',
});

export const openAskedOf = ({ question, points }: ResolvedOpen): AskedQuestion => ({
  question,
  key: points.map(({ text }) => text).join(' '),
});
