import type { Root as MarkdownRoot, RootContent } from 'mdast';

interface Parent {
  children: RootContent[];
}

const unlinked = (node: RootContent): RootContent[] => {
  if ('children' in node) (node as Parent).children = (node as Parent).children.flatMap(unlinked);
  return node.type === 'link' || node.type === 'linkReference' ? node.children : [node];
};

/** A remark plugin: of a link only its text. */
export const withoutLinks = () => (tree: MarkdownRoot) => {
  tree.children = tree.children.flatMap(unlinked);
};
