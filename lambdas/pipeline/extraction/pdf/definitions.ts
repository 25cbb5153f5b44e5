import { leftOf, type PdfLine, rightOf, textOf } from './lines.ts';

/** Terms with their definitions below, indented: fewer than this may be paragraphs that look so. */
const LEAST = 3;
/** How far definitions are indented at least, in heights of the letters. */
const INDENT = 1.5;
const LONGEST_TERM = 60;

interface Entry {
  readonly term: string;
  readonly definition: string;
}

const isTerm = (line: PdfLine): boolean => {
  const text = textOf(line);
  return text.length <= LONGEST_TERM && /\p{L}{2}/u.test(text) && !/[.,;:?!]$/.test(text);
};

const isIndented = (line: PdfLine | undefined, term: PdfLine): line is PdfLine =>
  line !== undefined &&
  line.height === term.height &&
  leftOf(line) - leftOf(term) > term.height * INDENT &&
  leftOf(line) < rightOf(term) + term.height * 20;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A list of terms that begins at a line, as the HTML that Markdown has in place of such lists, and how many lines it
 * takes. Undefined where there is none.
 */
export const definitionsAt = (
  lines: readonly PdfLine[],
  start: number,
  join: (text: string, next: string) => string,
): { readonly markdown: string; readonly lines: number } | undefined => {
  const entries: Entry[] = [];
  const [first] = lines.slice(start, start + 1);
  let at = start;
  for (let term = first; first && term && isTerm(term); term = lines[at]) {
    if (Math.abs(leftOf(term) - leftOf(first)) > 2) break;
    const below: PdfLine[] = [];
    for (let line = lines[at + 1]; isIndented(line, term); line = lines[at + 1 + below.length]) below.push(line);
    if (below.length === 0) break;
    entries.push({ term: textOf(term), definition: below.map(textOf).reduce(join) });
    at += 1 + below.length;
  }
  if (entries.length < LEAST) return undefined;
  const items = entries.map(({ term, definition }) => `<dt>${escaped(term)}</dt><dd>${escaped(definition)}</dd>`);
  return { markdown: `<dl>${items.join('\n')}</dl>`, lines: at - start };
};
