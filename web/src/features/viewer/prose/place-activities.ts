import type { Element, ElementContent, Root } from 'hast';
import type { PlacedActivity } from '../../activity/scene-activities.tsx';
import { element, textOf } from './hast-text.ts';

interface Part {
  /** Blocks from the one after the heading up to the next heading of its level. */
  readonly from: number;
  readonly to: number;
  readonly covers: string | undefined;
  readonly after: readonly string[];
}

const alike = (text: string): string => text.replace(/[\s*_`]+/g, ' ').trim();

const headingIn = (block: Element): { level: number; text: string } | undefined => {
  const found = [block, ...block.children].find(
    (node): node is Element => node.type === 'element' && /^h[1-6]$/.test(node.tagName),
  );
  return found && { level: Number(found.tagName[1]), text: alike(textOf(found)) };
};

const coverable = (id: string, children: ElementContent[]): Element => element('section', { dataCovers: id }, children);
const slot = (id: string): Element => element('article', { dataActivity: id }, []);

/** Wraps the blocks of each part, inner ones within outer ones, and puts what stands after it behind it. */
const nested = (blocks: readonly Element[], parts: readonly Part[], from: number, to: number): Element[] => {
  const found: Element[] = [];
  let at = from;
  let left = parts;
  while (at < to) {
    const part = left.find((one) => one.from === at && one.to <= to);
    if (!part) {
      const block = blocks[at];
      if (block) found.push(block);
      at += 1;
    } else {
      left = left.filter((one) => one !== part);
      const inside = nested(blocks, left, part.from, part.to);
      found.push(...(part.covers === undefined ? inside : [coverable(part.covers, inside)]), ...part.after.map(slot));
      at = part.to;
    }
  }
  return found;
};

/** Puts activities where they stand in the text. One whose section is not there stands at the end. */
export const placeActivities =
  (slots: readonly PlacedActivity[]) =>
  () =>
  (tree: Root): void => {
    const blocks = tree.children.filter((node): node is Element => node.type === 'element');
    const headings = blocks.flatMap((block, at) => {
      const heading = headingIn(block);
      return heading ? [{ at, ...heading }] : [];
    });
    const known = (heading: string | null | undefined): heading is string =>
      heading != null && headings.some(({ text }) => text === alike(heading));
    const parts = headings.flatMap(({ at, level, text }, index): Part[] => {
      const end = headings.slice(index + 1).find((next) => next.level <= level)?.at ?? blocks.length;
      const first = headings.findIndex((one) => one.text === text) === index;
      const is = (heading: string | null | undefined) => first && heading != null && alike(heading) === text;
      const covers = slots.find((one) => is(one.covers))?.id;
      const after = slots.filter((one) => is(one.after)).map(({ id }) => id);
      return end > at + 1 && (covers !== undefined || after.length > 0)
        ? [{ from: at + 1, to: end, covers, after }]
        : [];
    });
    const passages = slots.flatMap(({ id, passage }): Part[] => {
      const from = passage ? blocks.findIndex((block) => alike(textOf(block)).startsWith(alike(passage.begins))) : -1;
      const to = from + (passage?.blocks ?? 0);
      return from === -1 || to > blocks.length ? [] : [{ from, to, covers: id, after: [id] }];
    });
    const placed = nested(blocks, [...parts, ...passages], 0, blocks.length);
    const whole = slots.find(({ covers }) => covers !== undefined && !known(covers));
    const homeless = slots.filter(
      ({ id, after, passage }) =>
        (after !== undefined && !known(after)) || (passage && passages.every(({ covers }) => covers !== id)),
    );
    tree.children = [...(whole ? [coverable(whole.id, placed)] : placed), ...homeless.map(({ id }) => slot(id))];
  };
