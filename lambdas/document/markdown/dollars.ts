import { formulaElement } from './mathml.ts';

/** What stands between dollars in a line. */
const BETWEEN = /(?<![\\$\p{L}\p{N}])\$(?=[^\s$])([^$\n]{1,400}?)(?<=[^\s\\$])\$(?![\p{N}$])/gu;
const BETWEEN_TWO = /(?<![\\$])\$\$([^$\n]{1,1000}?)\$\$(?!\$)/g;
const ROUND = /\\\(((?:(?!\\\))[^\n]){1,400})\\\)/g;
/** A letter that goes on as a word is somebody's change to a quotation: `\[T\]here`. */
const SQUARE = /\\\[((?:(?!\\\])[^\n]){1,1000})\\\](?!\p{Ll})/gu;

/** Whether it is a formula and not what lies between two prices: it has a sign of one, or is a single letter. */
const isTex = (inner: string): boolean =>
  /^\s*\p{L}\s*$/u.test(inner) ||
  (/[\\^_={}<>+/]|\d\s*[-−*]\s*\p{L}/u.test(inner) &&
    !/(?<!\\)\b\p{L}{3,} \p{L}{3,}\b/u.test(inner.replace(/\\(?:text|mathrm|operatorname)\{[^}]*\}/g, '')));

/** Brackets within a line may only be escaped ones: "55 – \\[15 + 30\\] = 10". */
const COMMAND = /[\\^_{}]/;

/** A line with its formulas in elements of their own, so that no other mark is read in them; other dollars are money. */
const inLine = (line: string): string => {
  if (!/[$]|\\[([]/.test(line)) return line;
  const element = (whole: string, inner: string) => (isTex(inner) ? formulaElement(inner.trim()) : whole);
  const square = (whole: string, inner: string) =>
    COMMAND.test(inner) || line.trim() === whole ? element(whole, inner) : whole;
  return line
    .split(/(`[^`]*`|<span data-tex="[^"]*"[^>]*><\/span>)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(BETWEEN_TWO, element).replace(ROUND, element).replace(SQUARE, square).replace(BETWEEN, element),
    )
    .join('');
};

const DISPLAY = /^\s*(?:>\s*)?(?:\$\$|\\\[)\s*$/;
const DISPLAY_END = /^\s*(?:>\s*)?(?:\$\$|\\\])\s*$/;
/** Lines of one formula. */
const LONGEST = 60;

/** Formulas between dollars, `\(…\)` and `\[…\]`, in a line or over several, as elements that hold their TeX. */
export const withFormulas = (lines: readonly string[]): string[] => {
  const result: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const opened = DISPLAY.test(line) ? '' : /^\s*\$\$(?!.*\$\$)(.+)$/.exec(line)?.[1];
    if (opened === undefined) {
      result.push(inLine(line));
      continue;
    }
    const end = lines.slice(at + 1, at + 1 + LONGEST).findIndex((one) => DISPLAY_END.test(one) || /\$\$\s*$/.test(one));
    const body = lines.slice(at + 1, at + 1 + end);
    if (end === -1 || body.some((one) => one.trim() === '')) {
      result.push(inLine(line));
      continue;
    }
    const last = (lines[at + 1 + end] ?? '').replace(/\$\$\s*$|\\\]\s*$/, '');
    const tex = [opened, ...body, last]
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .join('\n');
    if (tex !== '') result.push('', formulaElement(tex), '');
    at += end + 1;
  }
  return result;
};
