import type { Nodes } from 'mdast';
import { blocksOf, type ProseBlock, type SceneSentence, type TextSpan } from './sentences.ts';

/** A sentence and what is to stand in its place. */
export interface Replacement {
  readonly sentence: SceneSentence;
  readonly instead: string;
}

const withEdits = (markdown: string, edits: readonly (TextSpan & { readonly text: string })[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), markdown);

/** The outermost thing that holds nothing else than what is gone. */
const emptied = ({ node, within }: ProseBlock, gone: ReadonlySet<Nodes>): Nodes => {
  let outermost = node;
  for (const parent of within.toReversed()) {
    const holdsMore = parent.children.some((child) => child !== outermost && !gone.has(child));
    if (parent.type === 'root' || holdsMore) break;
    outermost = parent;
  }
  return outermost;
};

/** Begins a list, a heading or a quotation where it stands at the beginning of a line. */
const BEGINS_BLOCK = /^(?:[-+*>](?=\s)|#{1,6}(?=\s)|\d{1,9}(?=[.)]\s))/;

/** What of a block stays, as it may stand by itself. */
const restOf = (markdown: string, block: ProseBlock, taken: ReadonlySet<SceneSentence>): string => {
  const cut = block.sentences.flatMap((sentence, at) => {
    if (!taken.has(sentence)) return [];
    const next = block.sentences[at + 1];
    return [{ start: sentence.start - block.start, end: (next?.start ?? block.end) - block.start, text: '' }];
  });
  const rest = withEdits(markdown.slice(block.start, block.end), cut).trim();
  const marker = BEGINS_BLOCK.exec(rest)?.[0];
  if (marker === undefined || markdown.startsWith(rest, block.start)) return rest;
  return /\d/.test(marker) ? `${marker}\\${rest.slice(marker.length)}` : `\\${rest}`;
};

/** A scene without these sentences: whole sentences go, and a paragraph or a point of a list that has no others. */
export const takeOut = (markdown: string, sentences: readonly TextSpan[]): string => {
  if (sentences.length === 0) return markdown;
  const starts = new Set(sentences.map(({ start }) => start));
  const gone = new Set<Nodes>();
  const edits: (TextSpan & { readonly text: string })[] = [];
  for (const block of blocksOf(markdown)) {
    const taken = new Set(block.sentences.filter(({ start }) => starts.has(start)));
    if (taken.size === 0) continue;
    if (taken.size < block.sentences.length) {
      edits.push({ start: block.start, end: block.end, text: restOf(markdown, block, taken) });
      continue;
    }
    // It stays, and is empty
    if (block.node.type === 'tableCell') {
      edits.push({ start: block.start, end: block.end, text: '' });
      continue;
    }
    const { position } = emptied(block, gone);
    for (const node of [block.node, ...block.within]) if (node.position === position) gone.add(node);
    const start = position?.start.offset ?? block.start;
    const end = position?.end.offset ?? block.end;
    // What it holds goes with it
    for (let at = edits.length - 1; at >= 0; at -= 1) if ((edits[at]?.start ?? 0) >= start) edits.splice(at, 1);
    edits.push({ start, end, text: '' });
  }
  return withEdits(markdown, edits)
    .replace(/^[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};

/** A scene with other sentences in the place of these, each one line of text; '' leaves what stands. */
export const replaceSentences = (markdown: string, replacements: readonly Replacement[]): string =>
  withEdits(
    markdown,
    replacements.flatMap(({ sentence: { start, end }, instead }) => {
      const text = instead.replace(/\s+/g, ' ').trim();
      return text === '' || BEGINS_BLOCK.test(text) ? [] : [{ start, end, text }];
    }),
  );
