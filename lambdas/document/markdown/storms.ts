/**
 * Marks of one paragraph, and their share of its characters, from which on nobody wrote them to set words off. A parser
 * takes the square of their number to find out which belong together.
 */
const STORM = { marks: 1_500, share: 0.1 } as const;
const MARK = /[*_~`[\]!]/g;
/** More lists in one another than any text has, begun in one line. */
const NESTED = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+){13}/;
const FIRST = /^([ \t]*\d{0,9})(?=[-*+.)])/;

const calmed = (paragraph: readonly string[]): string[] => {
  const marks = paragraph.reduce((sum, line) => sum + (line.match(MARK)?.length ?? 0), 0);
  const length = paragraph.reduce((sum, line) => sum + line.length, 0);
  const storm = marks > STORM.marks && marks > length * STORM.share;
  return paragraph.map((line) => {
    const plain = storm ? line.replace(MARK, '\\$&') : line;
    return NESTED.test(plain) ? plain.replace(FIRST, '$1\\') : plain;
  });
};

/** Lines whose marks would keep a parser busy, as the plain characters that they are. */
export const withoutStorms = (lines: readonly string[]): string[] => {
  const result: string[] = [];
  let paragraph: string[] = [];
  for (const line of lines) {
    if (line.trim() !== '') {
      paragraph.push(line);
      continue;
    }
    result.push(...calmed(paragraph), line);
    paragraph = [];
  }
  return [...result, ...calmed(paragraph)];
};
