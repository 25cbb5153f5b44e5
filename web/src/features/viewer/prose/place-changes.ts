import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import type { ChangedSentence } from '../../../../../shared/model/session/scene-check.ts';
import { element, isClosed } from './hast-text.ts';

/** What a second reader changed in a text. */
export interface SentenceChange extends ChangedSentence {
  readonly kind: 'removed' | 'mended';
}

type Node = RootContent | ElementContent;
type Span = readonly [start: number, end: number];

/** Where a node stands in the Markdown; of an element without a place, where what it holds stands. */
const spanOf = (node: Node): Span | undefined => {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start !== undefined && end !== undefined) return [start, end];
  const inner = node.type === 'element' ? node.children.flatMap((child) => spanOf(child) ?? []) : [];
  return inner.length === 0 ? undefined : [Math.min(...inner), Math.max(...inner)];
};

/** What Markdown says, without the margins of its lines and without escapes. */
const shown = (markdown: string): string => markdown.replace(/\n[ \t>]*/g, '\n').replace(/\\([!-/:-@[-`{-~])/g, '$1');

/** A part of a text with its place, so that it can be cut once more. */
const piece = (node: Text, [start, end]: Span, from: number, to?: number): Text => ({
  ...node,
  value: node.value.slice(from, to),
  position: {
    start: { line: 1, column: 1, ...node.position?.start, offset: start },
    end: { line: 1, column: 1, ...node.position?.end, offset: end },
  },
});

const marked = (node: Node, at: number, mark: Element, markdown: string): Node[] => {
  const [start, end] = spanOf(node) ?? [0, 0];
  if (node.type === 'element' && !isClosed(node))
    return [{ ...node, children: within(node.children, at, mark, markdown) }];
  if (node.type !== 'text' || at >= end) return [node, mark];
  const source = shown(markdown.slice(start, end));
  const cut = shown(markdown.slice(start, at)).length;
  // What is written otherwise than it shows, such as an entity, is not cut
  return source === node.value ? [piece(node, [start, at], 0, cut), mark, piece(node, [at, end], cut)] : [node, mark];
};

const within = <N extends Node>(nodes: readonly N[], at: number, mark: Element, markdown: string): N[] => {
  const spans = nodes.map(spanOf);
  const holding = spans.findIndex((span) => span !== undefined && span[0] < at && at <= span[1]);
  // Between two nodes: behind the first of them
  const before = holding === -1 ? spans.findLastIndex((span) => span !== undefined && span[1] <= at) : holding;
  return nodes.flatMap((node, index) => (index === before ? (marked(node, at, mark, markdown) as N[]) : [node]));
};

/**
 * Puts a mark where a sentence was taken out or mended. Before everything that moves blocks or wraps words, because the
 * places are those of the Markdown.
 */
export const placeChanges =
  (changes: readonly SentenceChange[]) =>
  () =>
  (tree: Root, file: { toString(): string }): void => {
    const markdown = String(file);
    const placed = changes.flatMap(({ at }, index) => (at === undefined ? [] : [{ at, index }]));
    // From the end, so that two at one place keep their order
    for (const { at, index } of placed.toSorted((one, other) => other.at - one.at || other.index - one.index))
      tree.children = within(tree.children, at, element('ins', { dataChange: index }, []), markdown);
  };
