import type { Element, ElementContent, Text } from 'hast';

/** Elements in which nothing is marked and no term is searched. */
const closed = new Set(['code', 'pre', 'a', 'button']);
const isMath = ({ properties }: Element): boolean =>
  [properties['className']].flat().some((name) => String(name).startsWith('katex') || String(name).startsWith('math'));
export const isClosed = (node: Element): boolean => closed.has(node.tagName) || isMath(node);

export const textOf = (node: Element | ElementContent): string => {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
};

const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string): Text => ({ type: 'text', value });

/** Wraps a range of a block's text, in pieces where it crosses elements. Offsets refer to `textOf(block)`. */
export const wrapRange = (
  block: Element,
  [start, end]: readonly [number, number],
  tagName: string,
  properties: Element['properties'] = {},
): void => {
  let at = 0;
  const visit = (node: Element) => {
    node.children = node.children.flatMap((child): ElementContent[] => {
      if (child.type === 'element') {
        if (!isClosed(child)) {
          visit(child);
          return [child];
        }
        const begin = at;
        at += textOf(child).length;
        // A quotation that contains code is marked as a whole
        const quoted = tagName === 'mark' && child.tagName === 'code' && start <= begin && at <= end;
        return [quoted ? element(tagName, properties, [child]) : child];
      }
      if (child.type !== 'text') return [child];
      const from = Math.max(0, start - at);
      const to = Math.min(child.value.length, end - at);
      at += child.value.length;
      if (from >= to) return [child];
      const pieces = [child.value.slice(0, from), child.value.slice(from, to), child.value.slice(to)] as const;
      return [text(pieces[0]), element(tagName, properties, [text(pieces[1])]), text(pieces[2])].filter(
        (piece) => piece.type !== 'text' || piece.value !== '',
      );
    });
  };
  visit(block);
};

export { element };
