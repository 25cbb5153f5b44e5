import type { Element, Nodes } from 'hast';
import type { BlockRole } from '../document.ts';
import { phrasePattern } from '../phrases/phrases.ts';
import { attribute, childrenOf, dataType, hasClass, isElement, plainText } from './hast.ts';

const FURNITURE = new Set('nav footer script style noscript template form button dialog iframe menu head'.split(' '));
const FURNITURE_CLASS = phrasePattern('furnitureClass', 'u');
/** Boxes that send a reader to a video or a page elsewhere. */
const LEADS_AWAY = /\b(?:interactive|linkup|click-and-explore|link-to-learning|qr|phet)\b/;

/** Words of a box beside the text from which on it tells something, and how many of them stand for one of its links. */
const PROSE = { words: 20, toLinks: 3 } as const;

const linksIn = (node: Nodes): readonly Element[] =>
  isElement(node, 'a', 'form') ? [node] : childrenOf(node).flatMap(linksIn);
const countOf = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** DocBook and docutils call a box of the text a "sidebar", as a site calls its navigation: that is links. */
const isBoxOfText = (element: Element): boolean => {
  if (!hasClass(element, /\bsidebar\b/)) return false;
  const links = linksIn(element);
  const linked = links.reduce((sum, link) => sum + countOf(plainText(link)), 0);
  const own = countOf(plainText(element)) - linked;
  return own >= PROSE.words && own >= PROSE.toLinks * linked && !links.some((link) => isElement(link, 'form'));
};

/** Whether an element is about the page and not of the text. */
export const isFurniture = (element: Element): boolean =>
  FURNITURE.has(element.tagName) ||
  (/^(?:div|section|aside|ul|ol|table|p|span|header)$/.test(element.tagName) &&
    hasClass(element, FURNITURE_CLASS) &&
    !isBoxOfText(element)) ||
  /^(?:navigation|banner|contentinfo|search|doc-toc|doc-endnotes|doc-bibliography)$/.test(attribute(element, 'role')) ||
  attribute(element, 'hidden') === 'true' ||
  (dataType(element) === 'note' && hasClass(element, LEADS_AWAY)) ||
  'dataFootnotes' in element.properties ||
  /display:\s*none/.test(attribute(element, 'style'));

const ROLES: Readonly<Record<string, BlockRole>> = {
  abstract: 'objectives',
  glossary: 'glossary',
  'footnote-refs': 'references',
  metadata: 'furniture',
  summary: 'summary',
};
const ROLE_CLASSES: readonly (readonly [RegExp, BlockRole])[] = [
  [/\b(?:learning-)?objectives\b/, 'objectives'],
  [/\b(?:glossary|key-terms)\b/, 'glossary'],
  [/\b(?:section-)?summary\b|\bkey-(?:concepts|points|takeaways)\b/, 'summary'],
  [/\b(?:exercises?|review-questions|problem-set)\b/, 'exercises'],
];

/** A worked example is a part of the text: what it asks, it answers itself. Its exercises are taken for paragraphs. */
export const openExamples = (node: Nodes, inside = false): void => {
  if (inside && isElement(node) && /^(?:exercise|problem|solution)$/.test(dataType(node)))
    node.properties['dataType'] = '';
  for (const child of childrenOf(node)) openExamples(child, inside || dataType(node) === 'example');
};

/** The role that an element says its content has. */
export const roleOfElement = (element: Element): BlockRole | undefined =>
  ROLES[dataType(element)] ??
  (/^(?:div|section|aside)$/.test(element.tagName)
    ? ROLE_CLASSES.find(([pattern]) => hasClass(element, pattern))?.[1]
    : undefined);

const CALLOUT_CLASS = /\b(?:note|callout|admonition|box|tip|warning|important|sidebar(?:-box)?|feature|example)\b/;

export const isCallout = (element: Element): boolean =>
  dataType(element) === 'note' ||
  dataType(element) === 'example' ||
  (/^(?:div|aside|section)$/.test(element.tagName) && hasClass(element, CALLOUT_CLASS));

const titlesIn = (element: Element, depth: number): Element[] =>
  childrenOf(element).flatMap((child) => {
    if (!isElement(child)) return [];
    if (dataType(child) === 'title' || hasClass(child, /\b(?:admonition-title|callout-title|title)\b/)) return [child];
    return depth > 0 && isElement(child, 'p', 'header') ? titlesIn(child, depth - 1).slice(0, 1) : [];
  });

/** Where a callout says what kind it is and what it is about: "Career Connection: Immunologist". */
export const calloutTitles = (element: Element): { title: string | null; elements: readonly Element[] } => {
  const elements = titlesIn(element, 1).slice(0, 2);
  const words = elements.map(plainText).filter((text) => text !== '');
  const title = words.reduce(
    (all, word) => (/[…:]$|\.\.\.$/.test(all) ? `${all.replace(/[…:.]+$/, '')} ${word}` : `${all}: ${word}`),
    '',
  );
  return { title: title.replace(/^[: ]+/, '') || null, elements };
};
