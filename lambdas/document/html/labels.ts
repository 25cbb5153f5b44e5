import type { Element, Nodes } from 'hast';
import { attribute, childrenOf, isElement, plainText } from './hast.ts';

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:fig|figure|image|img)/i, 'Figure'],
  [/^(?:tab|tbl|table)/i, 'Table'],
];

const kindOf = (id: string): string | undefined => KINDS.find(([pattern]) => pattern.test(id))?.[1];

/**
 * Names for figures and tables that a text refers to as "[link]", where the publisher's software would have put a number:
 * by id, counted in their order. Only those that a sentence needs; references between brackets are left out.
 */
export const labelsOf = (tree: Nodes): ReadonlyMap<string, string> => {
  const ids: string[] = [];
  const wanted = new Set<string>();
  const isReference = (node: Nodes): node is Element => isElement(node, 'a') && /^\[?link\]?$/.test(plainText(node));
  const visit = (node: Nodes): void => {
    const children = childrenOf(node);
    children.forEach((child, index) => {
      if (isElement(child) && attribute(child, 'id') !== '') ids.push(attribute(child, 'id'));
      const before = children[index - 1];
      if (isReference(child)) {
        const bracketed = before?.type === 'text' && /\([^)]*$/.test(before.value);
        if (!bracketed) wanted.add(attribute(child, 'href').replace(/^#/, ''));
      } else visit(child);
    });
  };
  visit(tree);
  const counts = new Map<string, number>();
  const labels = new Map<string, string>();
  for (const id of new Set(ids)) {
    const kind = kindOf(id);
    if (kind === undefined || !wanted.has(id)) continue;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    labels.set(id, `${kind} ${count}`);
  }
  return labels;
};
