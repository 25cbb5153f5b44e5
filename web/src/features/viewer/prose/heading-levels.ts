import type { Element, Root } from 'hast';

const HEADING = /^h([1-6])$/;

const headingsIn = (node: Root | Element): Element[] =>
  node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return HEADING.test(child.tagName) ? [child] : headingsIn(child);
  });

/** Shifts the headings of a scene to begin at h2, because its title is the h1, and closes gaps between levels. */
export const headingLevels =
  () =>
  (tree: Root): void => {
    const headings = headingsIn(tree);
    const levels = [...new Set(headings.map(({ tagName }) => tagName))].sort();
    for (const heading of headings) heading.tagName = `h${Math.min(6, 2 + levels.indexOf(heading.tagName))}`;
  };
