import { isOpen, isOpenKey, type OptionQuestion } from '../../../../shared/model/learning/question.ts';
import { type Finding, major } from '../../scene/checks/finding.ts';
import { tidyLine } from '../../scene/tidy.ts';
import type { WrittenScene } from '../../scene/written-scene.ts';
import type { Objection } from '../review.ts';

/** What somebody chose who does not know the key: the letter of an option, "none", or "two". */
export interface BlindAnswer {
  readonly id: string;
  readonly answer: string;
  readonly reason: string;
}

/** Fewer questions may all be wrong at once; of more, their reader is. */
const LEAST_TO_DOUBT = 3;
const LONGEST_REASON = 300;

export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** The questions of a quiz that are answered by choosing. */
export const optionQuestions = ({ quiz }: WrittenScene): readonly OptionQuestion[] =>
  (quiz?.questions ?? []).filter((question): question is OptionQuestion => !isOpen(question));

const findingOn = (
  { question, options }: OptionQuestion,
  key: number,
  { answer: given, reason: said }: BlindAnswer,
): Finding | undefined => {
  const answer = given.trim().toUpperCase();
  const chosen = options[answer.charCodeAt(0) - 65];
  if (answer === letterOf(key)) return undefined;
  const why = tidyLine(said, LONGEST_REASON) ?? '';
  const about = `"${question}":`;
  if (answer === 'NONE') return major('options', `${about} no option is right. ${why}`.trim());
  if (answer === 'TWO') return major('options', `${about} more than one option is right. ${why}`.trim());
  if (answer.length !== 1 || chosen === undefined) return undefined;
  return major('key', `${about} the material says "${chosen}" and not "${options[key]}". ${why}`.trim());
};

/**
 * Objections to questions that are answered differently by who does not know the key. A question without an answer is
 * left alone. Undefined when every one of three or more is objected to: then nobody has read them.
 */
export const objectionsToKeys = (
  scene: WrittenScene,
  solutions: readonly BlindAnswer[],
): readonly Objection[] | undefined => {
  const asked = optionQuestions(scene);
  const objections = asked.flatMap((question): Objection[] => {
    const key = scene.keys.find(({ id }) => id === question.id);
    const solution = solutions.find(({ id }) => id === question.id);
    if (!key || isOpenKey(key) || !solution) return [];
    const finding = findingOn(question, key.correctAnswer, solution);
    return finding ? [{ order: scene.order, questionId: question.id, finding }] : [];
  });
  return objections.length >= LEAST_TO_DOUBT && objections.length === asked.length ? undefined : objections;
};
