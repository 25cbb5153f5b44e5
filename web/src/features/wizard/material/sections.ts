export interface MaterialSection {
  readonly title: string;
  readonly characters: number;
}

interface Heading {
  readonly title: string;
  readonly level: number;
  readonly line: number;
}

const FENCE = /^\s*(```|~~~)/;
const MARKED = /^(#{1,6})\s+(.+?)\s*#*$/;
const NUMBERED = /^\d+(?:\.\d+)*[.)]?\s+(\p{Lu}.*)$/u;
const LONGEST = 60;
const PLAIN = 7;

const isShortLine = (text: string): boolean =>
  text.length <= LONGEST && /^[\p{Lu}\p{N}]/u.test(text) && !/[.,;:!?…]$/.test(text) && text.split(/\s+/).length <= 9;

/** A short line after a blank line, followed by a longer line: a heading in plain-text notes. */
const isPlainHeading = (lines: readonly string[], index: number): boolean => {
  const text = lines[index]?.trim() ?? '';
  const under = lines.slice(index + 1, index + 3).find((line) => line.trim() !== '');
  const above = lines[index - 1]?.trim() ?? '';
  return text !== '' && above === '' && isShortLine(text) && under !== undefined && under.trim().length > text.length;
};

const headingsIn = (lines: readonly string[]): Heading[] => {
  let fenced = false;
  return lines.flatMap((raw, line) => {
    if (FENCE.test(raw)) fenced = !fenced;
    if (fenced) return [];
    const marked = MARKED.exec(raw);
    if (marked) return [{ title: marked[2] ?? '', level: marked[1]?.length ?? 1, line }];
    if (!isPlainHeading(lines, line)) return [];
    const text = raw.trim();
    return [{ title: NUMBERED.exec(text)?.[1] ?? text, level: PLAIN, line }];
  });
};

/** The highest heading level that occurs more than once: a single title does not divide the text. */
const dividing = (headings: readonly Heading[]): readonly Heading[] => {
  const levels = [...new Set(headings.map(({ level }) => level))].sort((a, b) => a - b);
  const level = levels.find((one) => headings.filter((heading) => heading.level === one).length > 1);
  return level === undefined ? headings : headings.filter((heading) => heading.level === level);
};

/** The sections of pasted notes by their headings; empty when there are none. */
export const sectionsOf = (content: string): MaterialSection[] => {
  const lines = content.split('\n');
  const headings = dividing(headingsIn(lines));
  return headings.map(({ title, line }, index) => ({
    title,
    characters: lines.slice(line + 1, headings[index + 1]?.line).join('\n').length,
  }));
};
