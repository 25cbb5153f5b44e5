import { locate } from '../checks/evidence.ts';
import { fold } from '../fold.ts';
import { allDiffer, type MakeActivity } from './proposal.ts';

/** A proposal only names the question: its options and its answer are the material's own, so that nobody can err. */
export const makeBook: MakeActivity = ({ question: named, items }, { apparatus, chunks }) => {
  const known = apparatus.questions.find(({ question }) => fold(question) === fold(named));
  if (!known) return undefined;
  const { number, question, options, correct, answer } = known;
  const decided = options.length > 1 && correct !== null && options[correct] !== undefined && allDiffer(options);
  if (!decided && (options.length > 0 || answer === null)) return undefined;
  const [first] = items;
  const evidence = (first && locate(first, chunks)) ?? null;
  return { kind: 'book', number, question, options: [...options], correct: decided ? correct : null, answer, evidence };
};
