import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Document, DocumentFormat, DocumentSection } from './document.ts';
import { childrenOf, isElement, plainText } from './html/hast.ts';
import { readTree } from './html/read-tree.ts';
import { withoutFrontMatter } from './markdown/front-matter.ts';
import { withoutMathml } from './markdown/mathml.ts';
import { parseMarkdown } from './markdown/parse-markdown.ts';
import { normalized } from './normalize.ts';

interface Source {
  readonly format: DocumentFormat;
  readonly text: string;
}

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
  return { title, root: readTree(parseMarkdown(text), { formulas: /\$|<math/.test(text), page: false }) };
};

/** What no parser takes, as paragraphs between blank lines. */
const readPlainly = (text: string): DocumentSection => ({
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
export const readDocument = ({ format, text }: Source): Document => {
  const source = normalized(text);
  try {
    return format === 'html' ? readHtml(source) : readMarkdown(source);
  } catch {
    return { title: undefined, root: readPlainly(source) };
  }
};
