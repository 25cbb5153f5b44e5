import type { OutlineEntry, PromptSpec } from '../../pipeline/prompts/envelope.ts';
import type { Material } from '../material.ts';
import type { KeyTerm } from '../terms/key-terms.ts';
import { tidyHeading } from '../text/chunk.ts';
import { capitalized, countWords, words } from '../text/words.ts';

const FILLER =
  /^(?:(?:an? )?(?:overview|introduction|guide|primer|notes|summary) (?:of|to|on) (?:the )?|(?:introduction|overview|notes|document|untitled|lecture|chapter|unit|week|module|lesson)\b[\s\d.:–-]*)/i;
const SORT =
  /[ :–-]+(?:(?:operator|user|owner|reference|training|quick start|study|lecture|class|course)(?:['’]?s)? )?(?:manual|handbook|guide|tutorial|documentation|reference|notes)$/i;
const LONGEST = 8;

/** A heading without what says only that it is one; empty when nothing else is in it. */
const subjectOf = (heading: string): string => {
  const bare = tidyHeading(heading)
    .replace(FILLER, '')
    .replace(SORT, '')
    .replace(/\.(?:md|txt|pdf|docx)$/i, '')
    .trim();
  return words(bare).length > 0 ? capitalized(bare) : '';
};

const commonRoot = (paths: readonly (readonly string[])[]): string => {
  const roots = new Map<string, number>();
  for (const [root] of paths) if (root) roots.set(root, (roots.get(root) ?? 0) + 1);
  const [best] = [...roots].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= paths.length * 0.6 ? best[0] : '';
};

/** What every part speaks of; of several such ideas, the one that the first heading names first. */
const themeOf = ({ terms }: Material, heading: string): KeyTerm | undefined => {
  const themes = terms.filter(({ topic }) => topic);
  const at = ({ term }: KeyTerm): number => heading.toLowerCase().indexOf(term.toLowerCase());
  const named = themes.filter((term) => at(term) >= 0).sort((a, b) => at(a) - at(b) || b.term.length - a.term.length);
  return named[0] ?? themes[0];
};

/** Of "The British in Bengal", "British" is no subject. */
const isPartOf = ({ term, proper }: KeyTerm, heading: string): boolean =>
  proper && countWords(term) === 1 && words(heading).includes(term) && countWords(heading) > 1;

/**
 * What the lesson is about: what was asked for, the title it was given, the heading above everything, what the document is called, what
 * every part speaks of, or the first heading. Long material comes with its outline, so that every call finds the same.
 */
export const topicOf = (contract: PromptSpec, material: Material, outline: readonly OutlineEntry[]): string => {
  const asked = contract.topic?.subtopic || contract.topic?.topic;
  if (asked) return capitalized(asked);
  if (contract.title) return contract.title;
  const headings =
    outline.length > 0
      ? outline.map(({ heading }) => heading ?? '')
      : material.chunks.map(({ path }) => path.join(' › '));
  const paths = headings.map((heading) => heading.split(' › ').filter(Boolean));
  const root = subjectOf(commonRoot(paths));
  if (root && countWords(root) <= LONGEST) return root;
  const document = subjectOf(contract.document ?? '');
  if (document && countWords(document) <= LONGEST) return document;
  const theme = outline.length > 0 ? undefined : themeOf(material, commonRoot(paths) || (paths[0]?.[0] ?? ''));
  const first = subjectOf(paths.find((path) => path.length > 0)?.[0] ?? '');
  const named = first !== '' && countWords(first) <= LONGEST;
  if (theme && !(named && isPartOf(theme, first))) return capitalized(theme.term);
  if (named) return first;
  const term = material.terms[0]?.term;
  if (term) return capitalized(term);
  const begins = outline[0]?.begins ?? material.chunks[0]?.sentences[0]?.text ?? '';
  return capitalized(words(begins).slice(0, 6).join(' '));
};
