import { phrasePattern } from '../phrases/phrases.ts';

const EDIT = /\s*\[\s*(?:edit(?: source)?|bearbeiten(?: \| quelltext bearbeiten)?|editar(?: código)?)\s*\]/gi;
/** A heading of such a page. */
const ENDS_EDITABLE =
  /\S\s*\[\s*(?:edit(?: source)?|bearbeiten(?: \| quelltext bearbeiten)?|editar(?: código)?)\s*\]\s*$/i;
const MARKS = phrasePattern('mark', 'giu');
/** Three marks of notes behind the words or the full stop they belong to. */
const MARKED = /[\p{L}.,;:!?)"”’%]\[(?:\d{1,3})\](?=[\s,.;:)[]|$)/gu;
/** The same behind a space. By themselves they show that a text has notes only as a row that is counted from one. */
const SPACED = /(?<=[\p{L}.,;:!?)"”’%]) \[(\d{1,3})\](?=[\s,.;:)]|$)/gu;
const FROM = /^\s*from wikipedia, the free encyclopedia\s*$/im;

const areCounted = (text: string): boolean => {
  const numbers = [...text.matchAll(SPACED)].map(([, number]) => Number(number));
  return numbers.length >= 3 && numbers.every((number, at) => number === at + 1);
};

/** Whether a text was copied from an encyclopedia or has numbers in brackets for its notes. */
export const hasCitations = (text: string): boolean =>
  FROM.test(text) ||
  /\[(?:edit|bearbeiten|editar)\]/i.test(text) ||
  (text.match(MARKED)?.length ?? 0) >= 3 ||
  areCounted(text);

/** A line without the marks of notes; its headings keep only their words. */
export const withoutCitations = (line: string): string => line.replace(EDIT, '').replace(SPACED, '').replace(MARKS, '');

const isEntry = (line: string | undefined): boolean => /^\s*(?:\d+(?:\.\d+)*\.?[\t ]+\S|$)/.test(line ?? 'x');

/** The text of a page of an encyclopedia: its first line is the title, "[edit]" stands behind every heading. */
export const fromWiki = (text: string): string => {
  const lines = text.split('\n');
  const kept: string[] = [];
  const isPage = FROM.test(text);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (/^\s*(?:contents|inhaltsverzeichnis|índice)(?:\s*\[\s*hide\s*\])?\s*$/i.test(line) && isEntry(lines[at + 1])) {
      while (isEntry(lines[at + 1])) at += 1;
      kept.push('');
    } else if (ENDS_EDITABLE.test(line) && line.length < 120) {
      kept.push('', `## ${withoutCitations(line).trim()}`, '');
    } else if (isPage && !kept.some((one) => one !== '') && line.trim() !== '') kept.push(`# ${line.trim()}`, '');
    else kept.push(withoutCitations(line));
  }
  return kept.join('\n');
};
