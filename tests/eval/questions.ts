import type { WrittenScene } from '../../lambdas/domain/scene/written-scene.ts';
import {
  type AnswerKey,
  isOpen,
  isOpenKey,
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

/** The passages that decide a question: one, or one for each key point. */
export const passagesOf = ({ key }: Published): Passage[] =>
  isOpenKey(key) ? key.points.map(({ evidence }) => evidence) : key.evidence ? [key.evidence] : [];

export interface Multiple {
  readonly question: string;
  readonly options: readonly string[];
  readonly key: number;
  readonly explanation: string;
  readonly evidence: Passage | null;
}

/** Undefined for a question that is answered in words. */
export const multipleChoice = ({ question, key }: Published): Multiple | undefined =>
  isOpen(question) || isOpenKey(key)
    ? undefined
    : {
        question: question.question,
        options: question.options,
        key: key.correctAnswer,
        explanation: key.explanation,
        evidence: key.evidence,
      };

/** What sort of thing an option is, as a reader sees at a glance. */
export const kindOf = (option: string): string => {
  if (/^\D{0,3}[\d.,:–-]+\D{0,24}$/.test(option)) return 'figure';
  if (/[_/()=]|^--?\w/.test(option)) return 'code';
  const words = option.split(/\s+/);
  if (words.length >= 5) return 'clause';
  return words.length <= 4 && words.every((word) => /^(?:\p{Lu}|of$|the$|de$|von$)/u.test(word)) ? 'name' : 'phrase';
};
