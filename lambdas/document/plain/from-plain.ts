import { fromMail, isMail, subjectOf } from './mail.ts';
import { isHeadingLike, isItem, isNoticeLine, isNumberedHeading, isWrapped, itemLine, levelOf } from './plain-lines.ts';
import { fromWiki, hasCitations } from './wiki.ts';

/** Characters that mean something in Markdown and are only signs in plain text. */
const signs = (words: string): string =>
  words.replace(/[\\`*_<>[\]]|~(?=~)/g, '\\$&').replace(/^\s*(?=[#+]|-{3}|={3})/, '$&\\');

/** Words as they stand; a formula between dollars stays one. */
const literal = (line: string): string =>
  line
    .split(/(\$[^$\n]*[\\^_{][^$\n]*\$)/)
    .map((part, at) => (at % 2 === 1 ? part : signs(part)))
    .join('');

const blocksOf = (lines: readonly string[]): string[][] => {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
};

const cellsOf = (line: string): string[] => line.split(/\t+| {3,}(?=\S)/).map((cell) => cell.trim());

/** Columns that tabs keep apart: two rows or more of as many cells. */
const isTable = (block: readonly string[]): boolean => {
  const widths = new Set(block.map((line) => cellsOf(line.trim()).length));
  return block.length > 1 && widths.size === 1 && !widths.has(1) && block.every((line) => line.trim().includes('\t'));
};

const tableOf = (block: readonly string[]): string[] => {
  const rows = block.map(
    (line) =>
      `| ${cellsOf(line.trim())
        .map((cell) => literal(cell).replaceAll('|', '\\|'))
        .join(' | ')} |`,
  );
  const width = cellsOf(block[0]?.trim() ?? '').length;
  return [rows[0] ?? '', `|${' --- |'.repeat(width)}`, ...rows.slice(1)];
};

const paragraphs = (lines: readonly string[]): string[] => lines.flatMap((line) => [literal(line.trim()), '']);

/** Lines that are neither wrapped nor items: each its own paragraph, or an item where they are only a few words long. */
const separate = (lines: readonly string[]): string[] => {
  const short = lines.filter((line) => line.length < 70 && !/[.!?]["”)]?$/.test(line.trim()));
  if (lines.length < 2 || short.length < lines.length * 0.7) return paragraphs(lines);
  const [lead, ...items] = lines;
  return lead?.trim().endsWith(':') && items.length > 1
    ? [literal(lead.trim()), '', ...items.map((line) => `- ${literal(line.trim())}`), '']
    : [...lines.map((line) => `- ${literal(line.trim())}`), ''];
};

/** Items with the lines that go on in them. */
const listOf = (lines: readonly string[]): string[] => [
  ...lines.map((line) => {
    const item = itemLine(line);
    const mark = /^\s*(?:-|\d+\.) /.exec(item)?.[0];
    return mark && isItem(line) ? mark + literal(item.slice(mark.length)) : `  ${literal(line.trim())}`;
  }),
  '',
];

/** Whether a line goes on with what is above it: it is indented, or the line above was broken at its margin. */
const goesOn = (line: string, above: string | undefined): boolean =>
  /^\s{2,}/.test(line) || (above !== undefined && above.length >= 60 && /^[\p{Ll}\d(]/u.test(line.trim()));

/** Lines of a block in runs of items, each with its further lines, and of others. */
const runsOf = (lines: readonly string[]): string[][] => {
  const runs: string[][] = [];
  let inList = false;
  lines.forEach((line, at) => {
    const belongs = isItem(line) || (inList && goesOn(line, lines[at - 1]));
    if (belongs === inList && runs.length > 0) runs.at(-1)?.push(line);
    else runs.push([line]);
    inList = belongs;
  });
  return runs;
};

/** A short line between two lists is the heading of the second. */
const isBetween = (
  run: readonly string[],
  before: readonly string[] | undefined,
  next: readonly string[] | undefined,
): boolean => run.length === 1 && before !== undefined && next !== undefined && isHeadingLike(run[0] ?? '');

const textOf = (lines: readonly string[]): string[] =>
  runsOf(lines).flatMap((run, at, runs) => {
    const [line = ''] = run;
    if (isItem(line)) return ['', ...listOf(run)];
    if (isBetween(run, runs[at - 1], runs[at + 1])) return [`### ${literal(line.trim())}`, ''];
    return isWrapped(run) ? [...run.map((one) => literal(one.trim())), ''] : separate(run);
  });

const longest = (block: readonly string[] | undefined): number =>
  Math.max(0, ...(block ?? []).map((line) => line.trim().length));

/** A line of its own with more below it, or one right above a long line. */
const isHeading = (block: readonly string[], next: readonly string[] | undefined): boolean => {
  const [line = ''] = block;
  if (line.startsWith(' ') || isItem(line) !== isNumberedHeading(line)) return false;
  if (!isHeadingLike(line) || isTable(block)) return false;
  const words = line.trim().length;
  const [, below] = block;
  if (below !== undefined) return words < 60 && (isItem(below) || longest([below]) > Math.max(60, 1.5 * words));
  return next !== undefined && (next.join(' ').length > 2 * words || next.some(isItem));
};

const hasMarks = (line: string): boolean => /^#{1,6} /.test(line);

/** Whether the first line is what notes are called, in whatever case. */
const hasTitle = (blocks: readonly (readonly string[])[]): boolean => {
  const [first = [], second] = blocks;
  const [line = '', below = second?.[0]] = first;
  const alone = first.length === 1 || !isWrapped(first);
  return (
    alone &&
    below !== undefined &&
    line.length <= 70 &&
    /^\p{L}[^.!?]*[^.!?,;:)\s]$/u.test(line) &&
    !line.includes('=') &&
    line.split(/\s+/).length <= 9
  );
};

/** A plain text as Markdown: headings, lists, tables and paragraphs are told by the shape of its lines. */
const shaped = (text: string): string => {
  const blocks = blocksOf(text.split('\n').filter((line) => !isNoticeLine(line)));
  const result: string[] = [];
  const titled = hasTitle(blocks);
  blocks.forEach((block, index) => {
    const [line = '', ...rest] = block;
    if (/^\s*(?:\$\$|\\\[)/.test(line)) result.push(...block, '');
    else if (hasMarks(line)) result.push(line, '', ...(rest.length > 0 ? textOf(rest) : []));
    else if (isTable(block)) result.push(...tableOf(block), '');
    else if ((titled && index === 0) || isHeading(block, blocks[index + 1])) {
      const level = result.length === 0 && !isNumberedHeading(line) ? 1 : levelOf(line);
      result.push(`${'#'.repeat(level)} ${literal(line.trim())}`, '', ...(rest.length > 0 ? textOf(rest) : []));
    } else result.push(...textOf(block));
  });
  return result.join('\n');
};

/** A mail, a page of an encyclopedia, or notes, as Markdown; a mail is called what its subject line says. */
export const fromPlain = (text: string): { text: string; title: string | undefined } => {
  if (isMail(text)) return { text: shaped(fromMail(text)), title: subjectOf(text) };
  return { text: shaped(hasCitations(text) ? fromWiki(text) : text), title: undefined };
};
