import type { WrittenScene } from '../../lambdas/domain/scene/written-scene.ts';
import {
  type AnswerKey,
  evidenceOf,
  isOpen,
  isOpenKey,
  type OptionKey,
  type Passage,
  type Question,
} from '../../shared/model/learning/question.ts';

/** A published question with its key. */
export interface Published {
  readonly question: Question;
  readonly key: AnswerKey;
}

export const publishedIn = (scenes: Iterable<WrittenScene>): Published[] =>
  [...scenes].flatMap(({ quiz, keys }) =>
    (quiz?.questions ?? []).flatMap((question) => {
      const key = keys.find(({ id }) => id === question.id);
      return key ? [{ question, key }] : [];
    }),
  );

/** The passages that decide a question: one or two, or one for each key point. */
export const passagesOf = ({ key }: Published): Passage[] => evidenceOf(key);

/** `key` is the index of the right option. */
export interface Multiple extends Omit<OptionKey, 'id' | 'correctAnswer'> {
  readonly question: string;
  readonly options: readonly string[];
  readonly key: number;
}

/** Undefined for a question that is answered in words. */
export const multipleChoice = ({ question, key }: Published): Multiple | undefined => {
  if (isOpen(question) || isOpenKey(key)) return undefined;
  const { id: _, correctAnswer, ...decided } = key;
  return { ...decided, question: question.question, options: question.options, key: correctAnswer };
};

/** What sort of thing an option is, as a reader sees at a glance. */
export const kindOf = (option: string): string => {
  if (/^\D{0,3}[\d.,:–-]+\D{0,24}$/.test(option)) return 'figure';
  if (/[_/()=]|^--?\w/.test(option)) return 'code';
  const words = option.split(/\s+/);
  if (words.length >= 5) return 'clause';
  return words.length <= 4 && words.every((word) => /^(?:\p{Lu}|of$|the$|de$|von$)/u.test(word)) ? 'name' : 'phrase';
};
