const DEFINITION = /^ {0,3}\[([^\]\n^]{1,80})\]:\s+\S+.{0,400}$/;
const NOTE = /^ {0,3}\[\^[^\]\n]{1,80}\]:/;
const NOTE_MARK = /\[\^[^\]\s]{1,80}\]/g;
/**
 * Its words may go on in the next line, and code among them may have brackets of its own. A mark of code is read in one way only:
 * two ways would double the time with each.
 */
const LABELLED = /(?<!!)\[((?:`[^`\n]{1,80}`|`(?![^`\n]{1,80}`)|[^[\]`\n]|\n(?=\S)){1,300})\]\[([^[\]\n]{0,80})\]/g;
const DEEP = /^(?:\s{0,8}>){6,}/;

/** What the links of a text can be labelled with, in lower case. */
export const labelsIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => DEFINITION.exec(line)?.[1]?.toLowerCase() ?? []));

/**
 * Lines without notes and without what links lead to: a link keeps its words. Marks of quotations that are deeper than
 * anybody quotes become one.
 */
export const withoutReferences = (lines: readonly string[], labels: ReadonlySet<string>): string[] => {
  let inNote = false;
  const kept = lines.flatMap((line) => {
    inNote = NOTE.test(line) || (inNote && /^(?: {2,}|\t)\S/.test(line));
    return inNote || DEFINITION.test(line) ? [] : [line.replace(NOTE_MARK, '').replace(DEEP, '>')];
  });
  const linked = (whole: string, words: string, label: string) =>
    labels.has((label || words).toLowerCase()) ? words : whole;
  return labels.size > 0 ? kept.join('\n').replace(LABELLED, linked).split('\n') : kept;
};
