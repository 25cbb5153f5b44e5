import type { Element, Nodes } from 'hast';
import type { DocumentBlock, TermDefinition } from '../document.ts';
import { childrenOf, isElement } from './hast.ts';
import type { InlineWriter } from './inline.ts';
import type { BlocksInside } from './list.ts';

/** Terms with what they mean; undefined for a list without any. Several terms of one definition stand beside each other. */
export const definitionsBlock = (
  list: Element,
  writer: InlineWriter,
  inside: BlocksInside,
): DocumentBlock | undefined => {
  const entries: TermDefinition[] = [];
  let terms: string[] = [];
  const define = (node: Nodes): void => {
    const blocks = inside(childrenOf(node)).map(({ markdown }) => markdown);
    const definition = blocks.join(' ').replace(/\s+/g, ' ');
    const last = terms.length > 0 ? undefined : entries.pop();
    if (last) entries.push({ term: last.term, definition: `${last.definition} ${definition}` });
    else entries.push({ term: terms.join(', '), definition });
    terms = [];
  };
  const visit = (node: Nodes): void => {
    if (isElement(node, 'dt')) terms.push(writer.line(childrenOf(node)).replaceAll('**', ''));
    else if (isElement(node, 'dd')) define(node);
    else childrenOf(node).forEach(visit);
  };
  visit(list);
  const kept = entries.filter(({ term, definition }) => term !== '' && definition !== '');
  if (kept.length === 0) return undefined;
  const lines = kept.map(({ term, definition }) => `- **${term}**: ${definition}`);
  return { type: 'block', kind: 'definitions', entries: kept, markdown: lines.join('\n') };
};
