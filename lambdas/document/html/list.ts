import type { Element, Nodes } from 'hast';
import type { DocumentBlock, DocumentItem } from '../document.ts';
import { guardStart } from './escape.ts';
import { attribute, childrenOf, dataType, isBlock, isElement, plainText } from './hast.ts';
import type { InlineWriter } from './inline.ts';

/** Blocks inside a list item or a quotation, as Markdown. */
export type BlocksInside = (nodes: readonly Nodes[]) => readonly DocumentBlock[];

const indented = (markdown: string, width: number): string => markdown.replace(/\n(?!\n|$)/g, `\n${' '.repeat(width)}`);

/** A formula that is all of an item stands in its line. */
const inLine = ({ kind, markdown }: DocumentBlock): string =>
  kind === 'math' ? markdown.replace(/^\$\$\n([^\n]+)\n\$\$$/, '$$$1$$') : markdown;

/** The own words of an item are the inline content and the first paragraph before any other block. */
const itemOf = (element: Element, mark: string, writer: InlineWriter, inside: BlocksInside): DocumentItem => {
  const children = childrenOf(element);
  const firstBlock = children.findIndex((child) => isElement(child) && isBlock(child) && child.tagName !== 'br');
  const own = firstBlock === -1 ? children : children.slice(0, firstBlock);
  const rest = firstBlock === -1 ? [] : children.slice(firstBlock);
  const ownText = writer.line(own);
  const blocks = inside(rest);
  const [first] = blocks;
  const startsWithWords = ownText === '' && /^(?:paragraph|math)$/.test(first?.kind ?? '');
  const text = startsWithWords && first ? inLine(first) : guardStart(ownText);
  const below = startsWithWords ? blocks.slice(1) : blocks;
  const items = below.flatMap((block) => (block.kind === 'list' ? (block.items ?? []) : []));
  const lines = [text, ...below.map((block) => (block.kind === 'list' ? block.markdown : `\n${block.markdown}`))];
  const kept = lines.filter((line) => line !== '');
  return { text, items, markdown: `${mark} ${indented(kept.join('\n'), mark.length + 1)}` };
};

/** A list whose items only point elsewhere: navigation, a table of contents. */
export const isListOfLinks = (list: Element, onlyAnchors: boolean): boolean => {
  const items = childrenOf(list).filter((child) => isElement(child, 'li'));
  return items.length >= 3 && items.every((item) => onlyLinks(item, onlyAnchors));
};

const onlyLinks = (item: Nodes, onlyAnchors: boolean): boolean => {
  const links: Element[] = [];
  const collect = (node: Nodes): void => {
    if (isElement(node, 'a')) links.push(node);
    else childrenOf(node).forEach(collect);
  };
  collect(item);
  const linked = links.map(plainText).join('').length;
  const all = plainText(item).replace(/[\s|·•,\d.]/g, '').length;
  return (
    links.length > 0 &&
    linked >= all &&
    (!onlyAnchors || links.every((link) => attribute(link, 'href').startsWith('#')))
  );
};

/** Things to tick off are somebody's errands, not what a text says. */
export const isListOfChores = (list: Element): boolean => {
  const items = childrenOf(list).filter((child) => isElement(child, 'li'));
  const ticked = (node: Nodes): boolean =>
    (isElement(node, 'input') && attribute(node, 'type') === 'checkbox') ||
    (!isElement(node, 'ul', 'ol') && childrenOf(node).some(ticked));
  return items.length > 0 && items.every(ticked);
};

/** A list with what is nested in it; undefined for one without words. */
export const listBlock = (list: Element, writer: InlineWriter, inside: BlocksInside): DocumentBlock | undefined => {
  const ordered = list.tagName === 'ol';
  const first = Number.parseInt(attribute(list, 'start'), 10) || 1;
  const elements = childrenOf(list).filter((child): child is Element => isElement(child));
  const items = elements
    .map((element, index) => itemOf(element, ordered ? `${first + index}.` : '-', writer, inside))
    .filter(({ markdown }) => /[\p{L}\p{N}$]/u.test(markdown.replace(/^\S+/, '')));
  if (items.length === 0) return undefined;
  return { type: 'block', kind: 'list', ordered, items, markdown: items.map(({ markdown }) => markdown).join('\n') };
};

/** A list that a textbook writes with boxes (`data-type="list"`, `"item"`), in the elements of a list; another element as it is. */
export const asList = (element: Element): Element => {
  const items = childrenOf(element).filter((child): child is Element => dataType(child) === 'item');
  if (dataType(element) !== 'list' || /^[uo]l$/.test(element.tagName) || items.length === 0) return element;
  const tagName = attribute(element, 'dataListType') === 'enumerated' ? 'ol' : 'ul';
  const children = items.map((item) => ({ ...item, tagName: 'li' }));
  return { ...element, tagName, children };
};
