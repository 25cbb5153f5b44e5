import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Document, DocumentFormat, DocumentSection } from './document.ts';
import { childrenOf, isElement, plainText } from './html/hast.ts';
import { readTree } from './html/read-tree.ts';
import { withoutFrontMatter } from './markdown/front-matter.ts';
import { mapProse } from './markdown/lines.ts';
import { withoutMathml } from './markdown/mathml.ts';
import { withoutOutputs } from './markdown/notebook.ts';
import { parseMarkdown } from './markdown/parse-markdown.ts';
import { normalized } from './normalize.ts';
import { detectFormat } from './plain/detect-format.ts';
import { fromPlain } from './plain/from-plain.ts';
import { hasCitations, withoutCitations } from './plain/wiki.ts';

interface Source {
  /** Left out, the text itself tells. */
  readonly format?: DocumentFormat | undefined;
  readonly text: string;
  /** As the file that it comes from says. */
  readonly title?: string | undefined;
}

const readers: Readonly<Record<DocumentFormat, (text: string) => Document>> = {
  markdown: (text) => readMarkdown(text),
  html: (text) => readHtml(text),
  plain: (text) => readPlain(text),
};

const find = (node: Nodes, name: string): Nodes | undefined => {
  if (isElement(node, name)) return node;
  for (const child of childrenOf(node)) {
    const found = find(child, name);
    if (found) return found;
  }
  return undefined;
};

/** The part of a page that is its text. */
const mainOf = (tree: Nodes): Nodes => find(tree, 'main') ?? find(tree, 'article') ?? find(tree, 'body') ?? tree;

const readHtml = (text: string): Document => {
  const tree = fromHtml(withoutMathml(text));
  const root = readTree(mainOf(tree), { formulas: /data-tex=/.test(text), page: true });
  const title = find(tree, 'title');
  return { title: title && plainText(title), root };
};

const readMarkdown = (source: string): Document => {
  const { text, title } = withoutFrontMatter(source);
  const cleaned = hasCitations(text) ? mapProse(text, (lines) => lines.map(withoutCitations)) : text;
  const root = readTree(parseMarkdown(withoutOutputs(cleaned)), { formulas: hasFormulas(text), page: false });
  return { title, root };
};

/** Dollars that stand around formulas and before sums of money need telling apart only where there are formulas. */
const hasFormulas = (text: string): boolean =>
  /<math[\s>]|\\\(|\\\[/.test(text) || (text.match(/\$/g)?.length ?? 0) > 1;

const readPlain = (source: string): Document => {
  const { text, title } = fromPlain(source);
  return { title, root: readTree(parseMarkdown(text), { formulas: hasFormulas(text), page: false }) };
};

/** What no parser takes, as paragraphs between blank lines. */
const readRaw = (text: string): DocumentSection => ({
  type: 'section',
  title: null,
  level: 0,
  parts: text
    .replace(/<[^<>]*>/g, ' ')
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => /\p{L}/u.test(part))
    .map((markdown) => ({ type: 'block', kind: 'paragraph', markdown })),
});

/** Any source text as a document. Never throws: what a parser cannot take is read as paragraphs. */
export const readDocument = ({ format, text, title }: Source): Document => {
  const source = normalized(text);
  try {
    const document = readers[format ?? detectFormat(source)](source);
    return { ...document, fileTitle: title };
  } catch {
    return { title: undefined, fileTitle: title, root: readRaw(source) };
  }
};
