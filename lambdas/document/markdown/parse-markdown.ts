import type { Nodes, RootContent } from 'hast';
import { raw } from 'hast-util-raw';
import type { Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { childrenOf } from '../html/hast.ts';
import { withoutAttributes } from './attributes.ts';
import { withFormulas } from './dollars.ts';
import { withInlineLists } from './inline-lists.ts';
import { withoutKramdown } from './kramdown.ts';
import { withLetters } from './letters.ts';
import { mapProse } from './lines.ts';
import { withoutMathml } from './mathml.ts';
import { withoutProperties } from './notion.ts';
import { piecesOf } from './pieces.ts';
import { labelsIn, withoutReferences } from './references.ts';
import { withoutShortcodes } from './shortcodes.ts';
import { withoutStorms } from './storms.ts';
import { withTables, withWholeTables } from './tables.ts';

const HTML_TAGS = new Set(
  'a abbr address article aside audio b bdi bdo big blockquote body br button canvas caption center cite code col colgroup data dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark menu meta nav noscript object ol option p param picture pre progress q rp rt ruby s samp script search section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr'.split(
    ' ',
  ),
);

/** `Vec<T>` and `<stdio.h>` in running text look like elements and are words. */
const isTag = (html: string): boolean => {
  const name = /^<\/?([\w.:-]+)/.exec(html)?.[1]?.toLowerCase() ?? '';
  return HTML_TAGS.has(name) || /\s[\w-]+=/.test(html) || /^<[!?]/.test(html);
};

/** A tag for letters: with the mark of one that closes, its name, and what follows. */
const LETTERS = /<(\/?)(a|b|code|em|i|kbd|q|s|small|strong|sub|sup|tt|u|var)(>|\s)/gi;

/** The names of those that some texts open more often than they close, or less. */
const unpaired = (texts: readonly string[]): ReadonlySet<string> => {
  const open = new Map<string, number>();
  for (const text of texts)
    for (const [, closes, name = ''] of text.matchAll(LETTERS)) {
      const key = name.toLowerCase();
      open.set(key, (open.get(key) ?? 0) + (closes ? -1 : 1));
    }
  return new Set([...open].flatMap(([name, left]) => (left === 0 ? [] : [name])));
};

/**
 * Leaves what only looks like a tag as words. One for letters, without anything else, is a name ("the package <I>") where
 * its paragraph and the whole text (`names`) do not pair it: a quotation may go on over paragraphs.
 */
const wordsKept = (parent: Parents, names: ReadonlySet<string>): void => {
  const open = unpaired(parent.children.flatMap((child) => (child.type === 'html' ? [child.value] : [])));
  const isName = (html: string): boolean => {
    const [, name = ''] = /^<\/?(\w+)>$/.exec(html.toLowerCase()) ?? [];
    return names.has(name) && open.has(name);
  };
  parent.children = parent.children.map((child) => {
    if (child.type === 'html' && parent.type === 'paragraph' && (!isTag(child.value) || isName(child.value)))
      return { type: 'text', value: child.value };
    if ('children' in child) wordsKept(child, names);
    return child;
  }) as typeof parent.children;
};

/** A list mark or a line's beginning, then a sign that is no quotation mark: "- >1 elastic". */
const GREATER = /^(\s{0,40}(?:[-*+]\s{1,4}|\d{1,3}[.)]\s{1,4})?)>(?=[\d.=≥])/;

/** A quotation whose mark a program has escaped. */
const QUOTED = /^\\>(?= (?:\\\[)?[\p{Lu}“"])/u;

const withSigns = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(GREATER, '$1\\>').replace(QUOTED, '>'));

const TAG_ALONE = /^<\/?\w[^<>]*>\s*$/;

/** A picture right below a tag ("</figcaption>") would be a part of that element, as written. */
const withPictures = (lines: readonly string[]): string[] =>
  lines.flatMap((line, at) => (/^!\[/.test(line) && TAG_ALONE.test(lines[at - 1] ?? '') ? ['', line] : [line]));

/** In their order: formulas first, because no mark in them means what it means elsewhere. */
const prepare: readonly ((lines: string[], labels: ReadonlySet<string>) => string[])[] = [
  withoutProperties,
  withoutShortcodes,
  withInlineLists,
  withFormulas,
  withoutReferences,
  withoutAttributes,
  withoutKramdown,
  withLetters,
  withTables,
  withWholeTables,
  withPictures,
  withSigns,
  withoutStorms,
];

const treeOf = (piece: string, names: ReadonlySet<string>): Nodes => {
  const tree = fromMarkdown(piece, {
    extensions: [gfm({ singleTilde: false })],
    mdastExtensions: [gfmFromMarkdown()],
  });
  wordsKept(tree, names);
  return toHast(tree, { allowDangerousHtml: true });
};

/** Markdown with the attributes, elements and formulas that people put in it, as a tree of HTML. */
export const parseMarkdown = (text: string): Nodes => {
  const labels = labelsIn(text.split('\n'));
  const prepared = mapProse(withoutMathml(text), (lines) =>
    prepare.reduce((prose, step) => step(prose, labels), lines),
  );
  const names = unpaired([prepared]);
  const children = piecesOf(prepared).flatMap((piece) => childrenOf(treeOf(piece, names)));
  return raw({ type: 'root', children: children as RootContent[] });
};
