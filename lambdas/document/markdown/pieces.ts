/** Characters. Parsers of Markdown take more than twice the time for twice the text. */
const PIECE = { wanted: 2_000, most: 4_000 } as const;

const isHeading = (line: string): boolean => /^#{1,6}\s/.test(line);
const isParagraph = (line: string): boolean => /^[\p{L}<]/u.test(line);
/** No row of a table, no item and nothing below one. */
const isLoose = (line: string): boolean => /^[^\s|>*+-]/.test(line) && !line.includes(' | ') && !/^\d+[.)]/.test(line);

/**
 * A text of Markdown in pieces that can be parsed one by one: they end before headings, else before paragraphs, never in a
 * fenced listing that ends at all.
 */
export const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  let lines: string[] = [];
  let size = 0;
  let fence: string | undefined;
  let blank = false;
  for (const line of text.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]?.slice(0, 3);
    const ends =
      fence === undefined &&
      size > PIECE.wanted &&
      (isHeading(line) || (blank && isParagraph(line)) || (size > PIECE.most && isLoose(line)));
    if (ends) {
      pieces.push(lines.join('\n'));
      lines = [];
      size = 0;
    }
    if (mark !== undefined && (fence === undefined || fence === mark)) fence = fence === undefined ? mark : undefined;
    lines.push(line);
    size += line.length + 1;
    blank = line.trim() === '';
  }
  return [...pieces, lines.join('\n')];
};
