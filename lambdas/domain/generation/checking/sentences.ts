import type { Nodes, Parents } from 'mdast';
import { parseMarkdown } from '../../scene/checks/markdown.ts';
import { fold } from '../../scene/fold.ts';

/** A place in a text: offsets in UTF-16 units, the end excluded. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** A sentence of a scene as it stands in its Markdown, without the space after it. */
export interface SceneSentence extends TextSpan {
  readonly text: string;
  /** What it is compared by. */
  readonly folded: string;
}

/** A paragraph or a cell of a table, with what it stands in, innermost last. */
export interface ProseBlock extends TextSpan {
  readonly node: Nodes;
  readonly within: readonly Parents[];
  readonly sentences: readonly SceneSentence[];
}

let segmenter: Intl.Segmenter | undefined;
/** Made when it is needed: it loads a locale, which takes longer than the function itself. */
const segmented = (text: string): Intl.Segments => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'sentence' });
  return segmenter.segment(text);
};

const spanOf = ({ position }: Nodes): TextSpan | undefined => {
  const start = position?.start.offset;
  const end = position?.end.offset;
  return start === undefined || end === undefined ? undefined : { start, end };
};

/** What stands between the lines of a paragraph in a quotation or a list, blanked out without moving anything. */
const withoutMargins = (text: string): string => text.replace(/\n[ \t>]*/g, (run) => ' '.repeat(run.length));

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

const isBalanced = (text: string): boolean =>
  countOf(/["„“”]/g, text) % 2 === 0 &&
  countOf(/[«»]/g, text) % 2 === 0 &&
  countOf(/\(/g, text) <= countOf(/\)/g, text);

/** "Dr." and initials end no sentence. */
const endsInTitle = (text: string): boolean =>
  /(?:^|[\s("„“”])(?:Dr|Prof|Mrs?|Ms|Sra?|St|Hr|Fr|M|Mme|Sig|\p{Lu})\.\s*$/u.test(text);

/** The end of emphasis belongs to the sentence that ends in it: `**Two.** Three.` */
const withEndsLast = (text: string): string => text.replace(/([.!?…]+)([*_~]+)/g, '$2$1');

/** Cut only where nothing is left open: no emphasis, no link, no quotation. */
const wholeSpans = (text: string, marks: readonly TextSpan[]): TextSpan[] => {
  const ends = [...segmented(withEndsLast(text))].map(({ index, segment }) => index + segment.length);
  const crossed = (at: number): boolean => marks.some(({ start, end }) => start < at && at < end);
  const spans: TextSpan[] = [];
  let start = 0;
  for (let next = 0; next < ends.length; ) {
    const uncut = ends.findIndex((end, index) => index >= next && !crossed(end));
    const whole = ends.findIndex((end, index) => {
      const said = index >= next && !crossed(end) ? text.slice(start, end) : undefined;
      return said !== undefined && isBalanced(said) && !endsInTitle(said);
    });
    const last = whole === -1 ? uncut : whole;
    const end = ends[last] ?? text.length;
    spans.push({ start, end });
    start = end;
    next = last === -1 ? ends.length : last + 1;
  }
  return spans;
};

const blockOf = (markdown: string, node: Parents, within: readonly Parents[]): ProseBlock[] => {
  // Without the bars around a cell
  const spans = node.children.flatMap((child) => spanOf(child) ?? []);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return [];
  const span = { start: first.start, end: last.end };
  const slice = withoutMargins(markdown.slice(span.start, span.end));
  const marks = node.children.flatMap((child) => {
    const inner = child.type === 'text' ? undefined : spanOf(child);
    return inner ? [{ start: inner.start - span.start, end: inner.end - span.start }] : [];
  });
  const sentences = wholeSpans(slice, marks).flatMap(({ start, end }) => {
    const text = slice.slice(start, end).trimEnd();
    const folded = fold(text);
    return folded === '' ? [] : [{ start: span.start + start, end: span.start + start + text.length, text, folded }];
  });
  return sentences.length === 0 ? [] : [{ ...span, node, within, sentences }];
};

const blocksWithin = (markdown: string, node: Nodes, within: readonly Parents[]): ProseBlock[] => {
  if (node.type === 'paragraph' || node.type === 'tableCell') return blockOf(markdown, node, within);
  return 'children' in node ? node.children.flatMap((child) => blocksWithin(markdown, child, [...within, node])) : [];
};

/** All paragraphs and cells of a scene with their sentences. Headings, code and pictures claim nothing by themselves. */
export const blocksOf = (markdown: string): ProseBlock[] => blocksWithin(markdown, parseMarkdown(markdown), []);

/** Characters. What is shorter has to be a sentence as a whole, or it might stand anywhere. */
const LEAST_PART = 10;

const bare = (quoted: string): string => fold(quoted).replace(/^[\s"'…]+|[\s"'….,;:!?]+$/g, '');

const sentencesSaying = ({ sentences }: ProseBlock, wanted: string): SceneSentence[] => {
  const same = sentences.filter(({ folded }) => bare(folded) === wanted);
  if (same.length > 0 || wanted.length < LEAST_PART) return same;
  const all = sentences.map(({ folded }) => folded).join(' ');
  const found = all.indexOf(wanted);
  if (found === -1) return [];
  let at = 0;
  return sentences.filter(({ folded }) => {
    const start = at;
    at += folded.length + 1;
    return start < found + wanted.length && found < start + folded.length;
  });
};

/** What stands before a sentence of a list, a quotation or a table, and after one of a table. */
const MARGINS = /^\s*(?:[>|]\s*)*(?:(?:[-*+•–]|\d{1,3}[.)])\s+)?|\s*\|\s*$/g;

/** The sentences of a scene that hold the words quoted, also with the mark of a list before them; none where those do not stand in it. */
export const findSentences = (blocks: readonly ProseBlock[], quoted: string): readonly SceneSentence[] => {
  for (const wanted of [bare(quoted), bare(quoted.replace(MARGINS, ''))]) {
    const found = wanted === '' ? [] : blocks.map((block) => sentencesSaying(block, wanted));
    const first = found.find((sentences) => sentences.length > 0);
    if (first) return first;
  }
  return [];
};
