const FENCE = /^ {0,3}(?:>\s?)*(`{3,}|~{3,})/;

const CODE = /(`+[^`\n]+`+)/;

/** Changes what stands between the code within lines. */
export const mapOutsideCode = (text: string, change: (part: string) => string): string =>
  text
    .split(CODE)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');

/**
 * Changes the lines of a text outside of fenced listings. `change` gets runs of lines between listings and gives the lines
 * that take their place.
 */
export const mapProse = (text: string, change: (lines: string[]) => string[]): string => {
  const result: string[] = [];
  let prose: string[] = [];
  let fence: string | undefined;
  const flush = () => {
    result.push(...change(prose));
    prose = [];
  };
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (fence === undefined && mark !== undefined) {
      flush();
      fence = mark;
      result.push(line);
    } else if (fence !== undefined) {
      result.push(line);
      const closes = mark?.startsWith(fence) && line.trim().replace(/^(?:>\s?)+/, '') === mark;
      if (closes) fence = undefined;
    } else prose.push(line);
  }
  flush();
  return result.join('\n');
};
