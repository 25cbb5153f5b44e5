import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';

/** A block as a reader sees it. */
export interface ShownBlock {
  readonly kind: 'heading' | 'text' | 'caption' | 'cell';
  readonly text: string;
}

/** Words of a node; code and formulas are left out, because anything may stand in them. */
const wordsOf = (node: Nodes): string => {
  if (node.type === 'text' || node.type === 'html') return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'inlineCode') return '…';
  if (node.type === 'inlineMath') return '…';
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
};

const isCaption = (node: Nodes): boolean =>
  node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'emphasis';

const blocksIn = (node: Nodes): ShownBlock[] => {
  if (node.type === 'heading') return [{ kind: 'heading', text: wordsOf(node) }];
  if (node.type === 'paragraph') return [{ kind: isCaption(node) ? 'caption' : 'text', text: wordsOf(node) }];
  if (node.type === 'tableCell') return [{ kind: 'cell', text: wordsOf(node) }];
  if (node.type === 'html') return [{ kind: 'text', text: node.value }];
  return 'children' in node ? node.children.flatMap(blocksIn) : [];
};

/** Markdown reads `&amp;` as a sign, so that entities would not be seen behind it. */
const withEntities = (markdown: string): string => markdown.replace(/&(?=[a-z]{2,8};|#)/gi, '\\&');

/** The blocks of a text in Markdown, as the viewer shows them. */
export const shownBlocks = (markdown: string): ShownBlock[] =>
  blocksIn(
    fromMarkdown(withEntities(markdown), {
      extensions: [gfm(), math()],
      mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
    }),
  ).filter(({ text }) => text.trim() !== '');
