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

const textOf = (lines: readonly string[]): string[] => {
  const first = lines.findIndex(isItem);
  if (first === -1) return isWrapped(lines) ? [...lines.map((line) => literal(line.trim())), ''] : separate(lines);
  return [...(first > 0 ? textOf(lines.slice(0, first)) : []), ...listOf(lines.slice(first))];
};

const longest = (block: readonly string[] | undefined): number =>
  Math.max(0, ...(block ?? []).map((line) => line.trim().length));

/** A line of its own with more below it, or one right above a long line. */
const isHeading = (block: readonly string[], next: readonly string[] | undefined): boolean => {
  const [line = ''] = block;
  if (line.startsWith(' ') || isItem(line) !== isNumberedHeading(line)) return false;
  if (!isHeadingLike(line) || isTable(block)) return false;
  const words = line.trim().length;
  if (block.length > 1) return words < 60 && longest(block.slice(1, 2)) > Math.max(60, 1.5 * words);
  return next !== undefined && (next.join(' ').length > 2 * words || next.some(isItem));
};

const hasMarks = (line: string): boolean => /^#{1,6} /.test(line);

/** A plain text as Markdown: headings, lists, tables and paragraphs are told by the shape of its lines. */
const shaped = (text: string): string => {
  const blocks = blocksOf(text.split('\n').filter((line) => !isNoticeLine(line)));
  const result: string[] = [];
  blocks.forEach((block, index) => {
    const [line = '', ...rest] = block;
    if (/^\s*(?:\$\$|\\\[)/.test(line)) result.push(...block, '');
    else if (hasMarks(line)) result.push(line, '', ...(rest.length > 0 ? textOf(rest) : []));
    else if (isTable(block)) result.push(...tableOf(block), '');
    else if (isHeading(block, blocks[index + 1])) {
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
