import type { Element, Nodes } from 'hast';

export const isElement = (node: Nodes | undefined, ...names: readonly string[]): node is Element =>
  node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));

export const childrenOf = (node: Nodes): readonly Nodes[] => ('children' in node ? node.children : []);

/** An attribute as text; empty where there is none. */
export const attribute = (element: Element, name: string): string => {
  const value = element.properties[name];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
};

export const hasClass = (element: Element, pattern: RegExp): boolean => pattern.test(attribute(element, 'className'));

/** `data-type`, with which textbooks in HTML say what a part is. */
export const dataType = (node: Nodes | undefined): string => (isElement(node) ? attribute(node, 'dataType') : '');

/** The words below a node, with a space where a block ends. */
export const plainText = (node: Nodes): string => {
  const pieces: string[] = [];
  const collect = (one: Nodes): void => {
    if (one.type === 'text') pieces.push(one.value);
    else {
      childrenOf(one).forEach(collect);
      if (isElement(one) && isBlock(one)) pieces.push(' ');
    }
  };
  collect(node);
  return pieces.join('').replace(/\s+/g, ' ').trim();
};

const BLOCKS = new Set(
  'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Whether an element starts on a line of its own. */
export const isBlock = (element: Element): boolean => BLOCKS.has(element.tagName);
