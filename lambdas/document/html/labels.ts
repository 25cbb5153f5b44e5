import type { Element, Nodes } from 'hast';
import { isBareLink, REFERENCE_MARK, withoutIdleReferences } from './bare-references.ts';
import { attribute, childrenOf, isElement, plainText } from './hast.ts';

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:fig|figure|image|img)/i, 'Figure'],
  [/^(?:tab|tbl|table)/i, 'Table'],
];

/** Figure or table, by what an element is, by its id, or by the picture that it stands behind. */
const kindOf = (element: Element, before: Nodes | undefined): string | undefined => {
  if (isElement(element, 'table')) return 'Table';
  if (isElement(element, 'img', 'figure') || isElement(before, 'img')) return 'Figure';
  return KINDS.find(([pattern]) => pattern.test(attribute(element, 'id')))?.[1];
};

const isReference = (node: Nodes): node is Element => isElement(node, 'a') && isBareLink(plainText(node));
const targetOf = (reference: Element): string => attribute(reference, 'href').replace(/^#/, '');

/** The targets of the references among some siblings that their sentences need. */
const neededIn = (siblings: readonly Nodes[]): string[] => {
  if (!siblings.some(isReference)) return [];
  const line = siblings
    .map((node) => {
      if (isReference(node)) return `${REFERENCE_MARK}${targetOf(node)}${REFERENCE_MARK}`;
      return node.type === 'text' ? node.value.replace(/\s+/g, ' ') : plainText(node);
    })
    .join('');
  return withoutIdleReferences(line)
    .split(REFERENCE_MARK)
    .filter((_, at) => at % 2 === 1);
};

/**
 * Names for figures and tables that a text refers to as "[link]", where the publisher's software would have put a number:
 * by id, counted in their order. Only those that a sentence needs. A table that has lost its id gets that of the last
 * reference before it that leads nowhere; what else leads nowhere has no number.
 */
export const labelsOf = (tree: Nodes): ReadonlyMap<string, string> => {
  const kinds = new Map<string, string>();
  const wanted = new Set<string>();
  const strays = new Set<string>();
  const known = new Set<string>();
  const collect = (node: Nodes): void => {
    if (isElement(node)) known.add(attribute(node, 'id'));
    childrenOf(node).forEach(collect);
  };
  const visit = (node: Nodes): void => {
    const children = childrenOf(node);
    for (const target of neededIn(children)) {
      wanted.add(target);
      if (!known.has(target)) strays.add(target);
    }
    children.forEach((child, index) => {
      const stray = [...strays].at(-1);
      if (stray !== undefined && isElement(child, 'table') && attribute(child, 'id') === '') {
        child.properties['id'] = stray;
        strays.delete(stray);
        known.add(stray);
      }
      const id = isElement(child) ? attribute(child, 'id') : '';
      const kind = isElement(child) ? kindOf(child, children[index - 1]) : undefined;
      if (id !== '' && kind !== undefined && !kinds.has(id)) kinds.set(id, kind);
      if (!isReference(child)) visit(child);
    });
  };
  collect(tree);
  visit(tree);
  const counts = new Map<string, number>();
  const labels = new Map<string, string>();
  for (const [id, kind] of kinds) {
    if (!wanted.has(id)) continue;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    labels.set(id, `${kind} ${count}`);
  }
  for (const id of strays) labels.set(id, /^ta?b/i.test(id) ? 'the table' : 'the figure');
  return labels;
};
