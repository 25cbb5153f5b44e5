import type { PhrasingContent } from 'mdast';

/** A stretch of prose that is shown or read specially. Offsets are into the clean text. */
export interface Mark {
  readonly kind: 'code' | 'strong';
  readonly start: number;
  readonly end: number;
}

/** Running text without its Markdown, and where each of its characters stands in the chunk. */
export interface Prose {
  readonly text: string;
  /** One entry a character, and one for the end. */
  readonly offsets: readonly number[];
  readonly marks: readonly Mark[];
}

/** Ends a line on purpose: it separates sentences, as Unicode says it should. */
const HARD_BREAK = '\u2028';

/** Longer runs without a space are data, not language, and slow every later step down. */
const LONGEST_TOKEN = 200;

/** Indents, quote marks and escapes between two characters; a character further away came from an entity. */
const LONGEST_SKIP = 40;

class Collector {
  text = '';
  readonly offsets: number[] = [];
  readonly marks: Mark[] = [];

  add(value: string, start: number, source: string, end: number): void {
    let at = start;
    for (const unit of value.split('')) {
      const found = source.indexOf(unit, at);
      const skipped = found >= 0 && found < end && found - at <= LONGEST_SKIP;
      this.text += unit;
      this.offsets.push(Math.min(skipped ? found : at, end));
      if (skipped) at = found + 1;
    }
  }

  broken(start: number): void {
    this.text += HARD_BREAK;
    this.offsets.push(start);
  }

  marked(kind: Mark['kind'], inside: () => void): void {
    const start = this.text.length;
    inside();
    if (this.text.length > start) this.marks.push({ kind, start, end: this.text.length });
  }
}

const collect = (nodes: readonly PhrasingContent[], source: string, into: Collector): void => {
  for (const node of nodes) {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? start;
    if (node.type === 'text') into.add(node.value, start, source, end);
    else if (node.type === 'break' || (node.type === 'html' && /^<br\b/i.test(node.value))) into.broken(start);
    else if (node.type === 'inlineCode') {
      const fence = /^`+ ?/.exec(source.slice(start, end))?.[0].trimEnd().length ?? 0;
      into.marked('code', () => into.add(node.value, start + fence, source, end));
    } else if (node.type === 'strong') into.marked('strong', () => collect(node.children, source, into));
    else if ('children' in node) collect(node.children, source, into);
  }
};

/** Takes out whatever `drop` matches and keeps offsets and marks in step. */
const without = (prose: Prose, drop: RegExp, replacement: '' | ' '): Prose => {
  if (prose.text.search(drop) < 0) return prose;
  let text = '';
  const offsets: number[] = [];
  const moved = new Int32Array(prose.text.length + 1);
  let last = 0;
  const keep = (until: number): void => {
    for (let index = last; index < until; index += 1) {
      moved[index] = text.length;
      text += prose.text[index];
      offsets.push(prose.offsets[index] ?? 0);
    }
  };
  for (const match of prose.text.matchAll(drop)) {
    keep(match.index);
    const end = match.index + match[0].length;
    moved.fill(text.length, match.index, end);
    if (replacement && text !== '' && end < prose.text.length) {
      offsets.push(prose.offsets[match.index] ?? 0);
      text += replacement;
    }
    last = end;
  }
  keep(prose.text.length);
  moved[prose.text.length] = text.length;
  offsets.push(prose.offsets.at(-1) ?? 0);
  const marks = prose.marks
    .map(({ kind, start, end }) => ({ kind, start: moved[start] ?? 0, end: moved[end] ?? text.length }))
    .filter(({ start, end }) => end > start);
  return { text, offsets, marks };
};

/** Lines stay apart, so that notes of one line each can be told from wrapped prose. */
export const proseOf = (nodes: readonly PhrasingContent[], source: string): Prose => {
  const collected = new Collector();
  collect(nodes, source, collected);
  const end = nodes.at(-1)?.position?.end.offset ?? 0;
  const prose: Prose = { text: collected.text, offsets: [...collected.offsets, end], marks: collected.marks };
  const short = without(prose, new RegExp(`\\S{${LONGEST_TOKEN},}`, 'g'), '');
  return without(short, /[^\S\n]+(?=\n)|(?<=\n)[^\S\n]+|[\u200b\u00ad\ufeff\0]/g, '');
};

export const sliced = (prose: Prose, start: number, end: number): Prose => ({
  text: prose.text.slice(start, end),
  offsets: [...prose.offsets.slice(start, end), (prose.offsets[end - 1] ?? 0) + 1],
  marks: prose.marks
    .filter((mark) => mark.end > start && mark.start < end)
    .map((mark) => ({ ...mark, start: Math.max(mark.start, start) - start, end: Math.min(mark.end, end) - start })),
});

/** Wrapped lines become one; a hyphen at a line's end keeps its word together. */
export const joined = (prose: Prose): Prose =>
  without(without(prose, /(?<=\p{L}-)\n(?=\p{Ll})/gu, ''), /[^\S\u2028]+/g, ' ');
