import type { Element, Root } from 'hast';

const HEADING = /^h([1-6])$/;

const headingsIn = (node: Root | Element): Element[] =>
  node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return HEADING.test(child.tagName) ? [child] : headingsIn(child);
  });

/** The scene's title is the page's h1: its own headings begin at h2 and leave no level out. */
export const headingLevels =
  () =>
  (tree: Root): void => {
    const headings = headingsIn(tree);
    const levels = [...new Set(headings.map(({ tagName }) => tagName))].sort();
    for (const heading of headings) heading.tagName = `h${Math.min(6, 2 + levels.indexOf(heading.tagName))}`;
  };
