import type { Row } from './blocks.ts';
import type { Sentence } from './chunk.ts';
import { escapeRegExp } from './words.ts';

const ADDRESS = /https?:\/\/\S+|www\.\S+|\S+@\S+\.\S+/;

/** A formula between dollar signs: it holds what no price does, and is left to who sets it. */
const FORMULA = /(\$\$[^$\n]{1,400}\$\$|\$(?! )[^$\n]{0,200}?[\\^_=+<>][^$\n]{0,200}?(?<! )\$(?!\d))/;

/** Text that reads the same after Markdown; addresses stay as they are, or they would no longer be the material's. */
export const escaped = (text: string): string =>
  text
    .split(FORMULA)
    .map((part, index) => (index % 2 === 1 ? part : escapedProse(part)))
    .join('');

const escapedProse = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((part) => (ADDRESS.test(part) ? part.replace(/[<>]/g, '') : part.replace(/[\\`*_[\]<>~|$&]/g, '\\$&')))
    .join('')
    .replace(/^(\s*)([#+-]|\d+[.)])(?=\s|$)/gm, (_, space: string, mark: string) =>
      mark.length > 1 ? `${space}${mark.slice(0, -1)}\\${mark.at(-1)}` : `${space}\\${mark}`,
    );

const codeSpan = (code: string): string => {
  const fence = '`'.repeat(1 + Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length)));
  return fence.length > 1 ? `${fence} ${code} ${fence}` : `${fence}${code}${fence}`;
};

/** Terms that are to be set in bold where they come up first. */
export type Pending = Set<string>;

const emphasized = (text: string, pending: Pending): string => {
  let best: { at: number; end: number; term: string } | undefined;
  for (const term of pending) {
    const match = new RegExp(`(?<![\\p{L}\\p{N}-])${escapeRegExp(term)}(?![\\p{L}\\p{N}’'-])`, 'iu').exec(text);
    if (match && (!best || match.index < best.at || (match.index === best.at && match[0].length > best.end - best.at)))
      best = { at: match.index, end: match.index + match[0].length, term };
  }
  if (!best) return escaped(text);
  pending.delete(best.term);
  const bold = `**${escaped(text.slice(best.at, best.end))}**`;
  return escaped(text.slice(0, best.at)) + bold + emphasized(text.slice(best.end), pending);
};

/** A sentence of the material as Markdown: its code as code, pending terms in bold. */
export const sentenceMarkdown = ({ text, marks }: Sentence, pending: Pending = new Set()): string => {
  const codes = marks.filter(({ kind }) => kind === 'code');
  let out = '';
  let from = 0;
  for (const { start, end } of codes) {
    if (start < from) continue;
    out += emphasized(text.slice(from, start), pending) + codeSpan(text.slice(start, end));
    from = end;
  }
  return out + emphasized(text.slice(from), pending);
};

export const tableMarkdown = (head: readonly string[], rows: readonly Row[]): string => {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const shown = ({ cells, code }: Row): string[] =>
    head.map((_, index) => {
      const cell = cells[index] ?? '';
      return code[index] && !cell.includes('|') ? codeSpan(cell) : escaped(cell);
    });
  return [
    line(head.map(escaped)),
    `|${head.map(() => ' --- ').join('|')}|`,
    ...rows.map((row) => line(shown(row))),
  ].join('\n');
};

export const codeMarkdown = (code: string, language: string): string => {
  const fence = '`'.repeat(Math.max(3, 1 + Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length))));
  return `${fence}${language.replace(/[^\w+#-]/g, '')}\n${code}\n${fence}`;
};
