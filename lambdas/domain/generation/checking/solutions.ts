import { isOpen, isOpenKey, type OptionQuestion } from '../../../../shared/model/learning/question.ts';
import { countWords } from '../../../../shared/model/text/words.ts';
import type { SolveAnswer } from '../../model/answers.ts';
import { letterOf } from '../../quiz/letters.ts';
import { type Finding, major } from '../../scene/checks/finding.ts';
import { tidyLine } from '../../scene/tidy.ts';
import type { WrittenScene } from '../../scene/written-scene.ts';
import type { Objection } from '../review.ts';

/** What somebody made of a question who does not know its key. */
type BlindAnswer = SolveAnswer['answers'][number];

/** An objection of somebody who does not know the key. */
export interface QuestionObjection extends Objection {
  /** The question is sound, and stands where its writer has no better one. */
  readonly sound: boolean;
}

/** Fewer questions may all be wrong at once; of more, their reader is. */
const LEAST_TO_DOUBT = 3;
const LONGEST_REASON = 300;
const MOST_IDEAS = 5;
/** Words of a doubt. "None." and "Nothing to object." say that there is no doubt. */
const LEAST_DOUBT = 5;
/** The worth of a question on a key idea, as readers rate it. */
const KEY_IDEA = 3;

/** The questions of a quiz that are answered by choosing. */
export const optionQuestions = ({ quiz }: WrittenScene): readonly OptionQuestion[] =>
  (quiz?.questions ?? []).filter((question): question is OptionQuestion => !isOpen(question));

/** That the key is another one, or no key at all. */
const keyFinding = (
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

/** The options that the wording alone leaves, where these are the key and at most one beside it, of four. */
const leftBy = ({ options }: OptionQuestion, key: number, { left }: BlindAnswer): number | undefined => {
  const letters = new Set(left.map((letter) => letter.trim().toUpperCase()));
  const few = letters.has(letterOf(key)) && letters.size <= options.length / 2;
  return few ? letters.size : undefined;
};

/** That its wording gives the key away. */
const clueFinding = ({ question }: OptionQuestion, clue: string): Finding =>
  major(
    'given-away',
    `"${question}": its wording alone leaves the right option. ${tidyLine(clue, LONGEST_REASON) ?? ''}`.trim(),
  );

/** What might be better about a sound question: its wording, what a strict colleague would say, and what it asks for. */
const betterFinding = (
  { question }: OptionQuestion,
  left: number | undefined,
  { clue, doubt, worth }: BlindAnswer,
  ideas: readonly string[],
): Finding | undefined => {
  const half = left === undefined ? '' : `Its wording alone leaves one option beside the right one. ${clue}`;
  const aside = worth < KEY_IDEA && ideas.length > 0 ? `It asks for no key idea. Ask for one: ${ideas.join(' ')}` : '';
  const doubted = countWords(doubt) < LEAST_DOUBT ? '' : doubt;
  const rule = half ? 'given-away' : doubted ? 'doubt' : 'aside';
  const said = [half, doubted].flatMap((text) => tidyLine(text, LONGEST_REASON) ?? []);
  const reasons = [...said, ...(aside ? [aside] : [])];
  return reasons.length > 0 ? major(rule, `"${question}": ${reasons.join(' ')}`) : undefined;
};

/**
 * Objections to questions by who has answered them without their key. A question without an answer is left alone.
 * Undefined when every key of three or more is objected to: then nobody has read them.
 */
export const objectionsToQuestions = (
  scene: WrittenScene,
  { ideas: named, answers }: SolveAnswer,
): readonly QuestionObjection[] | undefined => {
  const ideas = named.flatMap((idea) => tidyLine(idea, LONGEST_REASON) ?? []).slice(0, MOST_IDEAS);
  const asked = optionQuestions(scene);
  let doubted = 0;
  const objections = asked.flatMap((question): QuestionObjection[] => {
    const key = scene.keys.find(({ id }) => id === question.id);
    const answer = answers.find(({ id }) => id === question.id);
    if (!key || isOpenKey(key) || !answer) return [];
    const wrong = keyFinding(question, key.correctAnswer, answer);
    if (wrong) doubted += 1;
    const left = leftBy(question, key.correctAnswer, answer);
    const unsound = wrong ?? (left === 1 ? clueFinding(question, answer.clue) : undefined);
    const finding = unsound ?? betterFinding(question, left, answer, ideas);
    return finding ? [{ order: scene.order, questionId: question.id, finding, sound: !unsound }] : [];
  });
  return doubted >= LEAST_TO_DOUBT && doubted === asked.length ? undefined : objections;
};
