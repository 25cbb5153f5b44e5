import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import type { PlacedActivity } from '../../../../web/src/features/activity/scene-activities.tsx';
import { placeActivities } from '../../../../web/src/features/viewer/prose/place-activities.ts';

const block = (tagName: string, text: string): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['part'] },
  children: [{ type: 'element', tagName, properties: {}, children: [{ type: 'text', value: text }] }],
});

/** The tree in a line: texts, `<id …>` for what may be covered, `!id` for an activity. */
const lineOf = (nodes: Root['children'] | Element['children']): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element') return '';
      const { dataCovers, dataActivity } = node.properties;
      if (dataActivity) return `!${dataActivity}`;
      return dataCovers ? `<${dataCovers} ${lineOf(node.children)}>` : lineOf(node.children);
    })
    .join(' ');

const placed = (...slots: PlacedActivity[]): string => {
  const tree: Root = {
    type: 'root',
    children: [
      block('p', 'lead'),
      block('h2', 'One'),
      block('p', 'a'),
      block('h3', 'Inner *part*'),
      block('p', 'b'),
      block('h2', 'Two'),
      block('p', 'c'),
      block('h2', 'Two'),
    ],
  };
  placeActivities(slots)()(tree);
  return lineOf(tree.children);
};

describe('activities in a text', () => {
  it('stand after the section under their heading, its inner sections with it', () => {
    expect(placed({ id: 'x', after: 'One' })).toBe('lead One a Inner *part* b !x Two c Two');
    expect(placed({ id: 'x', after: 'Two' })).toBe('lead One a Inner *part* b Two c !x Two');
  });

  it('cover what stands under a heading and not the heading, one within another', () => {
    expect(placed({ id: 'x', covers: 'One', after: 'One' }, { id: 'y', covers: 'Inner part' })).toBe(
      'lead One <x a Inner *part* <y b>> !x Two c Two',
    );
  });

  it('cover the whole text where no section is named, or one that is not there', () => {
    expect(placed({ id: 'x', covers: null })).toBe('<x lead One a Inner *part* b Two c Two>');
    expect(placed({ id: 'x', covers: 'Gone', after: 'Gone' })).toBe('<x lead One a Inner *part* b Two c Two> !x');
  });
});
