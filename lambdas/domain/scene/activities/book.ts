import { locate } from '../checks/evidence.ts';
import { fold } from '../fold.ts';
import { allDiffer, type MakeActivity } from './proposal.ts';

/** A question with options that cannot be chosen from has them in its words. */
const withOptions = (question: string, options: readonly string[]): string =>
  [question, options.map((option) => `- ${option}`).join('\n')].filter((part) => part !== '').join('\n\n');

/**
 * A proposal only names the question, and with `wrong` its options where the book asks twice in the same words: what is
 * asked and its answer are the material's own, so that nobody can err.
 */
export const makeBook: MakeActivity = ({ question: named, wrong, items }, { apparatus, chunks }) => {
  const alike = apparatus.questions.filter(({ question }) => fold(question) === fold(named));
  const known = alike.find(({ options }) => fold(options.join('\n')) === fold(wrong.join('\n'))) ?? alike[0];
  if (!known) return undefined;
  const { number, options, correct, answer } = known;
  const right = correct === null ? undefined : options[correct];
  const [first] = items;
  const evidence = (first && locate(first, chunks)) ?? null;
  const base = { kind: 'book', number, evidence } as const;
  if (options.length > 1 && right !== undefined && allDiffer(options))
    return { ...base, question: known.question, options: [...options], correct, answer };
  const said = answer ?? right ?? null;
  return said === null
    ? undefined
    : { ...base, question: withOptions(known.question, options), options: [], correct: null, answer: said };
};
