import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString as textOf } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { type Finding, major } from './finding.ts';

/** With tables and the rest of GitHub's Markdown. */
export const parseMarkdown = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

const visit = (node: Nodes, see: (node: Nodes) => void): void => {
  see(node);
  if ('children' in node) for (const child of node.children) visit(child, see);
};

const DOMAINS =
  'com|org|net|edu|gov|io|ai|co|info|biz|dev|app|xyz|online|site|top|ru|cn|de|fr|es|it|uk|eu|jp|in|br|me|tv|ly';
const ADDRESS = new RegExp(
  `\\b(?:[a-z][a-z0-9+.-]*:\\/\\/|mailto:|javascript:|data:)[^\\s)>\\]]+|\\b[\\w.+-]+@[\\w-]+\\.[\\w.-]+\\b|\\b(?:[a-z0-9-]+\\.)+(?:${DOMAINS})\\b(?:\\/[^\\s)>\\]]*)?`,
  'gi',
);

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const editOf = (node: Nodes, material: string): Edit | undefined => {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return undefined;
  if (node.type === 'image' || node.type === 'imageReference') return { start, end, text: node.alt ?? '' };
  if (node.type === 'definition') return { start, end, text: '' };
  const foreign = node.type === 'link' && !material.includes(node.url);
  return foreign || node.type === 'linkReference' ? { start, end, text: textOf(node) } : undefined;
};

/** What every link, picture and definition has one of: text without any is not read for them. */
const MAY_LINK = /[[<@]|:\/\/|www\./i;

/** Links that lead where the material does not, turned into their words; pictures taken out. */
export const withoutForeignLinks = (markdown: string, material: string): string => {
  if (!MAY_LINK.test(markdown)) return markdown.trim();
  const edits: Edit[] = [];
  visit(parseMarkdown(markdown), (node) => {
    const edit = editOf(node, material);
    // What stands inside something that is replaced anyway goes with it; parents are seen first.
    if (edit && edit.start >= (edits.at(-1)?.end ?? 0)) edits.push(edit);
  });
  // From the end, so that the offsets before an edit hold.
  return edits
    .toReversed()
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), markdown)
    .trim();
};

/** Without the marks of Markdown that may stand inside an address or around it. */
const plain = (text: string): string => text.replace(/[\\*`]/g, '').toLowerCase();
/** A sentence may end after an address. */
const bare = (address: string): string => address.replace(/[.,;:!?'"”’_-]+$/, '');

/** HTML, and addresses that the material does not contain. */
export const markupFindings = (markdown: string, material: string): Finding[] => {
  const findings: Finding[] = [];
  if (markdown.includes('<'))
    visit(parseMarkdown(markdown), (node) => {
      if (node.type === 'html') findings.push(major('html', 'It contains HTML.'));
    });
  const known = plain(material);
  const foreign = (plain(markdown).match(ADDRESS) ?? []).find((address) => !known.includes(bare(address)));
  if (foreign) findings.push(major('address', 'It contains a link or an address that the material does not contain.'));
  return findings.slice(0, 2);
};
