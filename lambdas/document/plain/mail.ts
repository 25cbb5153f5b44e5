import { phrasePattern } from '../phrases/phrases.ts';

const HEADER = phrasePattern('header');
const SUBJECT = /^(?:subject|betreff|asunto)\s?:\s*(.*)$/im;
/** "RE: AW: Fwd:" before what a mail is about. */
const ANSWERED = /^(?:(?:re|fw|fwd|aw|wg|sv|vs|rv|tr|antw)(?:\[\d+\])?\s?:\s*)+/i;

const ATTRIBUTION = /^(?:on|am|el|le|il)\b.{6,160}\b(?:wrote|schrieb|escribió|a écrit|ha scritto)\b.{0,80}:$/i;
const ORIGINAL = phrasePattern('original');
const SENT_FROM = /^(?:sent|gesendet|enviado) (?:from|with|via|von|mit|desde) (?:my |meinem |mi )?\S.{0,60}$/i;
const GREETING = phrasePattern('greeting');
const SIGN_OFF = phrasePattern('signOff');
const LEGAL = phrasePattern('legal');
/** A name alone below the sign-off. */
const NAME = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u;

/** Lines at the beginning among which a mail has its header. */
const NEAR = 12;

/** Whether a text begins as a mail does: with two lines of a header. */
export const isMail = (text: string): boolean =>
  text
    .trimStart()
    .split('\n', NEAR)
    .filter((line) => HEADER.test(line)).length >= 2;

export const subjectOf = (text: string): string | undefined =>
  SUBJECT.exec(text)?.[1]?.replace(ANSWERED, '').trim() || undefined;

interface Line {
  readonly depth: number;
  readonly text: string;
}

const lineOf = (line: string): Line => {
  const marks = /^(?:>\s?)*/.exec(line)?.[0] ?? '';
  return { depth: marks.replace(/[^>]/g, '').length, text: line.slice(marks.length).trimEnd() };
};

/** The words of one person: without greeting, sign-off, name, signature and what a company adds. */
const said = (lines: readonly string[]): string[] => {
  const kept: string[] = [];
  let over = false;
  let signed = false;
  for (const text of lines) {
    const line = text.trim();
    if (/^--\s*$/.test(line)) over = true;
    if (
      over ||
      SENT_FROM.test(line) ||
      ORIGINAL.test(line) ||
      ATTRIBUTION.test(line) ||
      LEGAL.test(line) ||
      /^[_-]{5,}$/.test(line)
    )
      continue;
    if (SIGN_OFF.test(line)) signed = true;
    else if (signed && (line === '' || NAME.test(line))) kept.push('');
    else if (!GREETING.test(line)) {
      signed = false;
      kept.push(text);
    } else kept.push('');
  }
  return kept;
};

/** "On Monday, a person\nwrote:" over two lines, as mail programs break it. */
const joinAttributions = (lines: readonly Line[]): Line[] => {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const next = lines[at + 1];
    if (!line) continue;
    const both = next && next.depth === line.depth ? `${line.text} ${next.text.trim()}` : '';
    if (!ATTRIBUTION.test(line.text) && /^(?:on|am|el)\b/i.test(line.text) && ATTRIBUTION.test(both)) at += 1;
    else if (!ATTRIBUTION.test(line.text) || next === undefined) joined.push(line);
    else joined.push({ ...line, text: '' });
  }
  return joined;
};

const isHeaderAt = (lines: readonly Line[], at: number): boolean =>
  HEADER.test(lines[at]?.text ?? '') &&
  (HEADER.test(lines[at - 1]?.text ?? '') || HEADER.test(lines[at + 1]?.text ?? ''));

/** What a thread of mails says, each in the order it stands, as paragraphs. */
export const fromMail = (text: string): string => {
  const all = joinAttributions(text.split('\n').map(lineOf));
  const lines = all.map((line, at) => (isHeaderAt(all, at) ? { ...line, text: '' } : line));
  const turns: { depth: number; lines: string[] }[] = [];
  for (const { depth, text: words } of lines) {
    const last = turns.at(-1);
    if (last && (last.depth === depth || words.trim() === '')) last.lines.push(words);
    else turns.push({ depth, lines: [words] });
  }
  return turns
    .map((turn) => said(turn.lines).join('\n').trim())
    .filter((turn) => turn !== '')
    .join('\n\n');
};
