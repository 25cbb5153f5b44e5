import type { QuestionLevel } from '../../../shared/model/learning/question.ts';

interface Levelled {
  readonly level?: QuestionLevel | undefined;
}

export const asksMoreThanRecall = ({ level = 'recall' }: Levelled): boolean => level !== 'recall';

/** How many of so many questions ask for more than recall, at least. */
export const leastBeyondRecall = (questions: number): number => Math.ceil(questions / 2);

/** How many questions beyond recall are missing for a quiz of so many. */
export const missingBeyondRecall = (questions: readonly Levelled[], of: number): number =>
  Math.max(0, leastBeyondRecall(of) - questions.filter(asksMoreThanRecall).length);

/** No more than `most`: what is one too many goes from the end, questions that only recall before the others. */
export const atMost = <Q extends Levelled>(questions: readonly Q[], most: number): Q[] => {
  const first = questions.toSorted((one, other) => Number(asksMoreThanRecall(other)) - Number(asksMoreThanRecall(one)));
  const gone = new Set(first.slice(most));
  return questions.filter((question) => !gone.has(question));
};
