import { fold } from '../fold.ts';
import { type MakeActivity, oneLine, passagesOf } from './proposal.ts';

/** Characters of a question in one sentence. */
const QUESTION = { least: 8, most: 300 } as const;

const questionOf = (proposed: string): string | undefined => {
  const question = oneLine(proposed);
  return question.length < QUESTION.least || question.length > QUESTION.most ? undefined : question;
};

/** Both ask in a sentence and are answered by passages, which the question does not say already. */
const answered =
  (kind: 'predict' | 'why'): MakeActivity =>
  (proposed, context) => {
    const question = questionOf(proposed.question);
    const answer = passagesOf(proposed.items, context);
    if (!question || !answer) return undefined;
    return answer.some(({ quote }) => fold(question).includes(fold(quote))) ? undefined : { kind, question, answer };
  };

export const makePredict = answered('predict');
export const makeWhy = answered('why');

/** The passages are what a learner ticks, so they stand in the order of the material. */
export const makeRecall: MakeActivity = ({ items, place }, context) => {
  const sentences = passagesOf(items, context)?.toSorted((one, other) => one.start - other.start);
  return sentences && { kind: 'recall', heading: place || null, sentences };
};
