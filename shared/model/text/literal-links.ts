/** As much of a tree of Markdown as is looked at. */
interface Node {
  readonly type: string;
  children?: Node[];
  readonly position?: { readonly start: { readonly offset?: number | undefined } } | undefined;
}

/** Neither `[words](address)` nor `<address>`, but an address that just stands there; some are found without a place. */
const isLiteral = ({ type, position }: Node, markdown: string): boolean =>
  type === 'link' && !['[', '<'].includes(markdown[position?.start.offset ?? -1] ?? '');

/**
 * Leaves addresses that just stand in a text (`www.…`, `https://…`, of mails) the text that they are. Whatever a model
 * writes was looked through for links, and readers of Markdown would make more of them.
 */
export const unlinkLiterals = (node: Node, markdown: string): void => {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    unlinkLiterals(child, markdown);
    return isLiteral(child, markdown) ? (child.children ?? []) : [child];
  });
};
