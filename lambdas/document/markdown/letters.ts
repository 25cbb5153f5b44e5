const LETTERED = /^\s{0,12}\(?([a-h])[.)]\s+(?=\S)/i;
const NUMBERED = /^\s{0,3}(\d{1,3}[.)]\s+)\S/;

const letterOf = (line: string | undefined): string => LETTERED.exec(line ?? '')?.[1]?.toLowerCase() ?? '';

/** Whether "a", "b" … begin lines from here on; a single letter is somebody's initial. */
const runLength = (lines: readonly string[], at: number): number => {
  let length = 0;
  while (letterOf(lines[at + length]) === String.fromCharCode('a'.charCodeAt(0) + length)) length += 1;
  return length;
};

/** Options with letters as a numbered list, which is what Markdown knows: below their question where that has a number. */
export const withLetters = (lines: readonly string[]): string[] => {
  const result: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const length = letterOf(lines[at]) === 'a' ? runLength(lines, at) : 0;
    if (length < 2) {
      result.push(lines[at] ?? '');
      continue;
    }
    const above = result.findLast((line) => line.trim() !== '') ?? '';
    const indent = ' '.repeat(NUMBERED.exec(above)?.[1]?.length ?? 0);
    if (indent === '') result.push('');
    for (const [index, line] of lines.slice(at, at + length).entries())
      result.push(`${indent}${index + 1}. ${line.replace(LETTERED, '')}`);
    at += length - 1;
  }
  return result;
};
