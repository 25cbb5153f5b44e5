import type { List, Nodes, RootContent } from 'mdast';
import { once } from '../cache.ts';
import type { LocaleNlp } from '../locales/locale.ts';
import { treeOf } from './markdown.ts';
import { type PlainText, plainTextOf } from './plain-text.ts';
import type { Block, BlockKind, ListItem, Sentence, Token } from './reading.ts';
import { sentenceSpans } from './sentences.ts';
import { tokensOf } from './tokens.ts';

const DEEPEST = 12;
/** Longer runs are emphasis of a whole statement, and no term. */
const LONGEST_MARKED = 60;

interface Source {
  readonly chunk: string;
  readonly text: string;
  readonly language: string;
  readonly nlp: LocaleNlp;
}

const place = (node: Nodes) => ({
  start: node.position?.start.offset ?? 0,
  end: node.position?.end.offset ?? 0,
});

/** Marks of emphasis that touch a sentence belong to it. */
const withMarks = (text: string, start: number, end: number): { start: number; end: number } => {
  let [first, last] = [start, end];
  while (first > 0 && /[*_`~$]/.test(text[first - 1] ?? '')) first -= 1;
  while (last < text.length && /[*_`~$]/.test(text[last] ?? '')) last += 1;
  return { start: first, end: last };
};

const tokensOfSentence = once((sentence: Sentence & { readonly source: Source }) =>
  tokensOf(sentence.text, sentence.source.language, sentence.source.nlp),
);

const sentencesOf = (plain: PlainText, block: number, from: number, source: Source): Sentence[] =>
  sentenceSpans(plain.text, source.language, source.nlp).map((span, index) => {
    const first = plain.places[span.start] ?? 0;
    const last = (plain.places[span.end - 1] ?? first) + 1;
    const made = {
      source,
      chunk: source.chunk,
      text: plain.text.slice(span.start, span.end).replace(/\s+/g, ' '),
      ...withMarks(source.text, first, last),
      block,
      index: from + index,
      marked: plain.marks
        .filter(({ start, end, text }) => start >= span.start && end <= span.end && text.length <= LONGEST_MARKED)
        .filter(({ start, end }) => end - start < span.end - span.start - 1)
        .map(({ text }) => text.trim().replace(/[.,;:]$/, '')),
      get tokens(): readonly Token[] {
        return tokensOfSentence(this);
      },
    };
    return made;
  });

const inline = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children : []);

const itemsOf = (list: List, text: string): ListItem[] =>
  list.children.map((item) => {
    const own = item.children.filter(({ type }) => type === 'paragraph');
    return { ...place(item), text: own.map((child) => plainTextOf(inline(child), text).text.trim()).join(' ') };
  });

/** Every paragraph inside a node, in its order. */
const paragraphsIn = (node: Nodes, depth = 0): Nodes[] =>
  node.type === 'paragraph'
    ? [node]
    : depth < DEEPEST
      ? inline(node).flatMap((child) => paragraphsIn(child, depth + 1))
      : [];

const KINDS: Readonly<Partial<Record<RootContent['type'], BlockKind>>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  list: 'list',
  table: 'table',
  code: 'code',
  math: 'math',
  blockquote: 'quote',
};

/** A caption stands on a line of its own, all of it emphasised: so the reader of documents writes it. */
const isCaption = (node: RootContent): boolean =>
  node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'emphasis';

const blockOf = (node: RootContent, index: number, source: Source, before: Block | undefined): Block | undefined => {
  const kind = KINDS[node.type];
  if (!kind) return undefined;
  const base = { ...place(node), sentences: [] as Sentence[] };
  if (node.type === 'code' || node.type === 'math') return { ...base, kind, text: node.value };
  if (node.type === 'heading')
    return { ...base, kind, text: plainTextOf(node.children, source.text).text.trim(), level: node.depth };
  if (node.type === 'table') {
    const rows = node.children.map((row) =>
      row.children.map((cell) => plainTextOf(cell.children, source.text).text.trim()),
    );
    return { ...base, kind, rows, text: rows.map((row) => row.join(' | ')).join('\n') };
  }
  const paragraphs = paragraphsIn(node).map((one) => plainTextOf(inline(one), source.text));
  const text = paragraphs.map((one) => one.text.trim()).join('\n');
  if (isCaption(node)) return { ...base, kind: 'figure', text };
  // What a question lists to choose from is said by nobody
  const chosenFrom = node.type === 'list' && node.ordered === true && /\?$/.test(before?.text.trim() ?? '');
  for (const one of chosenFrom ? [] : paragraphs)
    base.sentences.push(...sentencesOf(one, index, base.sentences.length, source));
  if (node.type === 'list')
    return { ...base, kind, text, ordered: node.ordered === true, items: itemsOf(node, source.text) };
  const pictured = node.type === 'paragraph' && node.children.some(({ type }) => type === 'image');
  return pictured && text.trim() === '' ? { ...base, kind: 'figure', text } : { ...base, kind, text };
};

/** The blocks of a chunk's Markdown, in its order. `language` is ISO 639-1 or "und". */
export const blocksOf = (source: Source): Block[] => {
  const blocks: Block[] = [];
  for (const node of treeOf(source.text).children) {
    const block = blockOf(node, blocks.length, source, blocks.at(-1));
    if (block) blocks.push(block);
  }
  return blocks;
};
