import { fold } from '../../scene/fold.ts';
import { contentStems } from '../../scene/words.ts';

export interface ComparableQuestion {
  readonly question: string;
  /** The text of the right option. */
  readonly answer: string;
}

/** The share of words that two questions with one answer have in common when they are the same question. */
const SAME = { withKey: 0.6, without: 0.85 } as const;

const similarity = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const common = [...one].filter((word) => other.has(word)).length;
  const all = one.size + other.size - common;
  return all === 0 ? 1 : common / all;
};

/** Whether a question asks what another one already asked. */
export const isDuplicate = (one: ComparableQuestion, other: ComparableQuestion): boolean => {
  if (fold(one.question) === fold(other.question)) return true;
  const alike = similarity(contentStems(one.question), contentStems(other.question));
  return alike >= (fold(one.answer) === fold(other.answer) ? SAME.withKey : SAME.without);
};
