import type { OptionKey, OptionQuestion } from '../../../shared/model/learning/question.ts';
import { hashOf, shuffled } from '../scene/shuffle.ts';
import type { ResolvedQuestion } from './checks/question.ts';

interface AssembledQuiz {
  readonly questions: readonly OptionQuestion[];
  readonly keys: readonly OptionKey[];
}

/**
 * Gives questions their ids and their options an order in which right answers are spread over the positions: whoever
 * wrote them tends to put the right one first. The seed decides, so that writing twice gives the same quiz. `before` is
 * how many ids are taken already.
 */
export const assembleQuiz = (resolved: readonly ResolvedQuestion[], seed: string, before = 0): AssembledQuiz => {
  const questions: OptionQuestion[] = [];
  const keys: OptionKey[] = [];
  const first = hashOf(seed);
  for (const [offset, { question, options, correctAnswer, about, ...decided }] of resolved.entries()) {
    const index = before + offset;
    const id = `q${index + 1}`;
    const place = (first + index) % options.length;
    const others = shuffled(
      [...options.keys()].filter((at) => at !== correctAnswer),
      `${seed}/${id}`,
    );
    const order = others.toSpliced(place, 0, correctAnswer);
    questions.push({ id, question, options: order.map((at) => options[at] ?? '') });
    const said = about ? { about: order.map((at) => about[at] ?? '') } : {};
    keys.push({ id, correctAnswer: place, ...decided, ...said });
  }
  return { questions, keys };
};
