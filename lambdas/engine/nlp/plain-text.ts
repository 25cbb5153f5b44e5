import type { Nodes } from 'mdast';

/** Running text without its Markdown. */
export interface PlainText {
  readonly text: string;
  /** For each character of the text, and one for its end, where it stands in the chunk. */
  readonly places: readonly number[];
  /** What the material sets off (bold, italic), with its place in the text. */
  readonly marks: readonly { readonly text: string; readonly start: number; readonly end: number }[];
}

/** An escape or an entity between two characters; what is further away is another one. */
const LONGEST_SKIP = 12;

/** The plain text of inline Markdown, with the way back to `source`. Pictures and HTML are left out. */
export const plainTextOf = (nodes: readonly Nodes[], source: string): PlainText => {
  let text = '';
  const places: number[] = [];
  const marks: { text: string; start: number; end: number }[] = [];
  let last = 0;
  const add = (value: string, from: number, end: number): void => {
    let at = from;
    for (const unit of value.split('')) {
      const found = unit === '\n' ? at : source.indexOf(unit, at);
      const here = found >= 0 && found < end && found - at <= LONGEST_SKIP ? found : at;
      text += /\s/.test(unit) ? ' ' : unit;
      places.push(Math.min(here, end));
      at = here + 1;
    }
    last = end;
  };
  const collect = (node: Nodes): void => {
    const start = node.position?.start.offset ?? last;
    const end = node.position?.end.offset ?? start;
    if (node.type === 'text') add(node.value, start, end);
    else if (node.type === 'inlineCode' || node.type === 'inlineMath')
      add(node.value, start + (/^[`$]+ ?/.exec(source.slice(start, end))?.[0].trimEnd().length ?? 0), end);
    else if (node.type === 'break') add(' ', start, end);
    else if ('children' in node) {
      const from = text.length;
      for (const child of node.children) collect(child);
      const set = node.type === 'strong' || node.type === 'emphasis';
      if (set && text.length > from) marks.push({ text: text.slice(from), start: from, end: text.length });
    }
  };
  for (const node of nodes) collect(node);
  places.push(last);
  return { text, places, marks };
};
