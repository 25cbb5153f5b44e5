import type { CheckContext } from '../../scene/checks/context.ts';
import { type Finding, major } from '../../scene/checks/finding.ts';
import { leakFindings } from '../../scene/checks/leak.ts';
import { markupFindings } from '../../scene/checks/markdown.ts';
import { fold } from '../../scene/fold.ts';

/** Characters. What is copied are definitions of the material; a mistake is one sentence, asked for in 200. */
const LONGEST = { copied: 400, mistake: 240 } as const;
const NAMES_LETTERS = /\b(?:[Oo]ption|[Aa]nswer|[Cc]hoice)s?\s+\(?[A-D]\b/;
const NAMES_QUESTIONS = /\bquestions?\s+(?:\d|above|below|before)|\b(?:other|previous|next|last)\s+question/i;

/** Options are shuffled: nothing that is shown beside them may name them by letter. */
export const namesLetters = (text: string): boolean => NAMES_LETTERS.test(text);

const stands = (text: string, { material, rules, copies }: CheckContext): boolean =>
  text.length <= (copies ? LONGEST.copied : LONGEST.mistake) &&
  !namesLetters(text) &&
  !NAMES_QUESTIONS.test(text) &&
  [...markupFindings(text, material), ...leakFindings(text, rules, material)].length === 0;

/**
 * What each wrong option is, or the mistake it stands for, in the order of the options: '' for the right one, and where
 * nothing that may be shown is said. Undefined where nothing is said of any.
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

/** A model that writes says of each wrong option which mistake it stands for, of each another one. */
export const mistakeFindings = (
  options: readonly string[],
  about: readonly string[] | undefined,
  { copies }: CheckContext,
): Finding[] => {
  const said = new Set(about?.map(fold).filter((text) => text !== ''));
  return copies || said.size >= options.length - 1
    ? []
    : [
        major(
          'mistake',
          'In "about" each wrong option needs the mistake that it stands for: a sentence of its own, at most 200 characters, that names neither letters nor other questions.',
        ),
      ];
};
