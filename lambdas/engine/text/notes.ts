import type { Block } from './blocks.ts';
import { joined, type Prose, sliced } from './prose.ts';
import { words } from './words.ts';

const BULLET = /^\s*(?:[•‣▪●◦∙–—*-]|\(?\d{1,2}[.)]|[a-h][.)])\s+/;
const SENTENCE_END = /[.!?…。！？]["'”’)\]]*$/;

interface Span {
  readonly start: number;
  readonly end: number;
}

const linesOf = (text: string): Span[] => {
  const spans: Span[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    if (line.trim() !== '') spans.push({ start, end });
    start = end + 1;
  }
  return spans;
};

/** Text that was wrapped at a margin has lines of about one length and breaks in the middle of sentences. */
const isWrapped = (lines: readonly string[]): boolean => {
  const longest = Math.max(...lines.map((line) => line.length));
  const full = lines.slice(0, -1).filter((line) => line.length > longest * 0.6).length;
  return longest > 55 && full >= (lines.length - 1) * 0.8;
};

const LABEL = /^[\p{Lu}\p{N}][^.:!?]{1,40}:\s+\S/u;
/** One note a line: every line starts afresh, and most of them are short or labelled. */
const isNotes = (lines: readonly string[]): boolean => {
  if (lines.every((line) => LABEL.test(line) || (line.length <= 35 && !SENTENCE_END.test(line)))) return true;
  const later = lines.slice(1);
  const fresh = later.filter((line) => /^[\p{Lu}\p{N}"“(*]/u.test(line)).length;
  const open = lines.filter((line) => !SENTENCE_END.test(line));
  const labelled = LABEL.test(lines[0] ?? '') && open[0] === lines[0];
  if (fresh === later.length && (labelled || open.length === lines.length)) return true;
  const short = lines.filter((line) => LABEL.test(line) || (open.includes(line) && words(line).length < 22)).length;
  return !isWrapped(lines) && fresh >= later.length * 0.6 && short > lines.length * 0.6;
};

const kindOf = (text: string): 'line' | 'paragraph' =>
  words(text).length < 20 && !SENTENCE_END.test(text.trim()) ? 'line' : 'paragraph';

/** One paragraph of Markdown may be prose, several notes, or a list with bullets that Markdown does not know. */
export const readParagraph = (prose: Prose, at: Span): Block[] => {
  const spans = linesOf(prose.text);
  const texts = spans.map(({ start, end }) => prose.text.slice(start, end));
  const one = (from: number, to: number): Block[] => {
    const first = spans[from];
    const last = spans[to - 1];
    if (!first || !last) return [];
    const part = joined(sliced(prose, first.start, last.end));
    const start = part.offsets[0] ?? at.start;
    return [{ kind: kindOf(part.text), start, end: part.offsets.at(-1) ?? at.end, prose: part }];
  };
  const bullet = texts.findIndex((text) => BULLET.test(text));
  if (spans.length > 1 && bullet >= 0 && texts.filter((text) => BULLET.test(text)).length > 1) {
    const starts = texts.map((text, index) => (BULLET.test(text) ? index : -1)).filter((index) => index >= 0);
    const items = starts.map((from, index) => {
      const first = spans[from] ?? at;
      const last = spans[(starts[index + 1] ?? spans.length) - 1] ?? first;
      const mark = BULLET.exec(texts[from] ?? '')?.[0].length ?? 0;
      return { depth: 0, prose: joined(sliced(prose, first.start + mark, last.end)) };
    });
    const ordered = /^\s*\(?\d/.test(texts[bullet] ?? '');
    const start = items[0]?.prose.offsets[0] ?? at.start;
    return [...one(0, bullet), { kind: 'list', start, end: at.end, ordered, items }];
  }
  if (spans.length > 1 && isNotes(texts)) return spans.flatMap((_, index) => one(index, index + 1));
  return one(0, spans.length);
};
