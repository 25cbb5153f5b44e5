import type { List, ListItem, Nodes, Paragraph, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { readParagraph } from './notes.ts';
import { joined, type Prose, proseOf } from './prose.ts';

/** Offsets are into the chunk. */
interface Placed {
  readonly start: number;
  readonly end: number;
}
export interface Row extends Placed {
  readonly cells: readonly string[];
  /** Which of the cells are code and nothing else. */
  readonly code: readonly boolean[];
}
interface Item {
  readonly depth: number;
  readonly prose: Prose;
}
export type Block = Placed &
  (
    | { readonly kind: 'heading'; readonly level: number; readonly text: string }
    | { readonly kind: 'paragraph'; readonly prose: Prose }
    | { readonly kind: 'line'; readonly prose: Prose }
    | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
    | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly Row[] }
    | { readonly kind: 'code'; readonly language: string; readonly text: string }
  );

const DEEPEST = 12;
const FRONT_MATTER = /^---\n[\s\S]{0,2000}?\n---\n/;
/** Markup that is about a document and not part of its text. */
const UNREADABLE = /<(script|style)\b[\s\S]*?(?:<\/\1>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const TAG = /<\/?[a-z!?][^<>]{0,500}>/gi;

const place = (node: Nodes): Placed => ({
  start: node.position?.start.offset ?? 0,
  end: node.position?.end.offset ?? 0,
});

const tableOf = (node: Table, source: string): Block | undefined => {
  const [head, ...rows] = node.children.map((row) => ({
    ...place(row),
    cells: row.children.map((cell) => joined(proseOf(cell.children, source)).text.trim()),
    code: row.children.map(({ children: [only, ...others] }) => only?.type === 'inlineCode' && others.length === 0),
  }));
  return head && rows.length > 0 ? { kind: 'table', ...place(node), head: head.cells, rows } : undefined;
};

const itemsOf = (list: List, source: string, depth: number): Item[] =>
  list.children.flatMap((item: ListItem) =>
    item.children.flatMap((child): Item[] => {
      if (child.type === 'paragraph') return [{ depth, prose: joined(proseOf(child.children, source)) }];
      return child.type === 'list' && depth < DEEPEST ? itemsOf(child, source, depth + 1) : [];
    }),
  );

/** A list that holds code or tables is read piece by piece, or they would be lost. */
const isPlain = (list: List, depth = 0): boolean =>
  depth > DEEPEST ||
  list.children.every((item) =>
    item.children.every((child) => child.type === 'paragraph' || (child.type === 'list' && isPlain(child, depth + 1))),
  );

/** A paragraph that is bold and nothing else is a heading somebody typed. */
const boldTitle = (node: Paragraph, source: string): string | undefined => {
  const [only, ...others] = node.children;
  if (only?.type !== 'strong' || others.length > 0) return undefined;
  const { text } = joined(proseOf(only.children, source));
  return text.length <= 80 && !/[.!?,;]$/.test(text) ? text : undefined;
};

const read = (nodes: readonly RootContent[], source: string, depth: number): Block[] =>
  nodes.flatMap((node): Block[] => {
    const at = place(node);
    if (node.type === 'heading') {
      const text = joined(proseOf(node.children, source)).text.trim();
      return text ? [{ kind: 'heading', ...at, level: node.depth, text }] : [];
    }
    if (node.type === 'paragraph') {
      const title = boldTitle(node, source);
      return title
        ? [{ kind: 'heading', ...at, level: 6, text: title }]
        : readParagraph(proseOf(node.children, source), at);
    }
    if (node.type === 'list' && (isPlain(node) || depth >= DEEPEST)) {
      const items = itemsOf(node, source, 0).filter(({ prose }) => prose.text.trim() !== '');
      return items.length > 0 ? [{ kind: 'list', ...at, ordered: node.ordered === true, items }] : [];
    }
    if (node.type === 'table') return [tableOf(node, source)].filter((block) => block !== undefined);
    if (node.type === 'code') return [{ kind: 'code', ...at, language: node.lang ?? '', text: node.value }];
    if ('children' in node && depth < DEEPEST) return read(node.children as RootContent[], source, depth + 1);
    return [];
  });

/** As wide as what it replaces, so that every offset stays; reading drops it. */
const hidden = (text: string): string => text.replace(/[^\n]/g, '\u200b');

/** What stands inside HTML blocks is text as well; their tags, scripts and comments are not. */
const withoutTags = (source: string, nodes: readonly RootContent[]): string => {
  const blocks = nodes.filter((node) => node.type === 'html').map(place);
  return blocks.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replace(UNREADABLE, hidden).replace(TAG, hidden) + text.slice(end),
    source,
  );
};

const parse = (source: string): RootContent[] =>
  fromMarkdown(source, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }).children;

/** Everything in a chunk that can be read, in its order. */
export const readBlocks = (chunk: string): Block[] => {
  const source = chunk.replace(FRONT_MATTER, hidden);
  const nodes = parse(source);
  if (!nodes.some((node) => node.type === 'html')) return read(nodes, source, 0);
  const text = withoutTags(source, nodes);
  return read(parse(text), text, 0);
};
