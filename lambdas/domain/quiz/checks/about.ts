import type { CheckContext } from '../../scene/checks/context.ts';
import { leakFindings } from '../../scene/checks/leak.ts';
import { markupFindings } from '../../scene/checks/markdown.ts';

const LONGEST = 400;
const NAMES_LETTERS = /\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice)s?\s+\(?[A-D]\b/;

/** Options are shuffled: nothing that is shown beside them may name them by letter. */
export const namesLetters = (text: string): boolean => NAMES_LETTERS.test(text);

const stands = (text: string, { material, rules }: CheckContext): boolean =>
  text.length <= LONGEST &&
  !namesLetters(text) &&
  [...markupFindings(text, material), ...leakFindings(text, rules, material)].length === 0;

/**
 * What each wrong option is, in the order of the options: '' for the right one, and where nothing that may be shown is
 * said. Undefined where nothing is said of any. It is no reason to lose a question.
 */
export const aboutOptions = (
  options: readonly string[],
  right: number,
  proposed: readonly string[] | undefined,
  context: CheckContext,
): string[] | undefined => {
  if (proposed?.length !== options.length) return undefined;
  const about = proposed.map((text, index) => (index !== right && stands(text.trim(), context) ? text.trim() : ''));
  return about.some((text) => text !== '') ? about : undefined;
};
