/** Characters that are held back at most, until it is clear what they are. */
const LONGEST_HELD = 200;

const FENCE = /^\s*(?:```|~~~)/;
/** A line that may still become something else: heading, item, rule, underline, quote, row. */
const UNDECIDED = /^\s*(?:#.*|[-*+>=_~`|:\s]+|\d{1,3}[.)]?|\|.*)$/;
const ITEM = /^\s*(?:[-*+]|\d{1,3}[.)])\s/;
const DELIMITERS = /^\s*\|?[\s:|-]*-[\s:|-]*\|[\s:|-]*$/;

const isWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);
const isSpace = (character: string): boolean => character === '' || /\s/.test(character);

interface Open {
  readonly mark: string;
  readonly at: number;
}

/** The marks of emphasis, code and links that nothing has closed yet. */
const unclosedIn = (text: string): Open[] => {
  const open: Open[] = [];
  const close = (mark: string): boolean => {
    const at = open.findLastIndex((one) => one.mark === mark);
    if (at !== -1) open.splice(at);
    return at !== -1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const isCode = open.at(-1)?.mark.startsWith('`');
    if (character === '\\' && !isCode) at += 1;
    else if (character === '`') {
      const mark = /^`+/.exec(text.slice(at))?.[0] ?? '`';
      if (!close(mark) && !isCode) open.push({ mark, at });
      at += mark.length - 1;
    } else if (isCode) continue;
    else if (character === '[') open.push({ mark: '[', at: text.charAt(at - 1) === '!' ? at - 1 : at });
    else if (character === ']') {
      // An address follows at once, or the brackets were only brackets
      if (at + 1 < text.length && text.charAt(at + 1) !== '(') close('[');
      else if (text.indexOf(')', at) !== -1) close('[');
    } else if (character === '*' || character === '_') {
      const mark = /^(?:\*{1,3}|_{1,3})/.exec(text.slice(at))?.[0] ?? character;
      const before = text.charAt(at - 1);
      const after = text.charAt(at + mark.length);
      const inWord = character === '_' && isWord(before) && isWord(after);
      if (!inWord && !(!isSpace(before) && close(mark)) && !isSpace(after)) open.push({ mark, at });
      at += mark.length - 1;
    }
  }
  return open;
};

/** One paragraph or item, cut before what is not clear yet, and with its emphasis closed. */
const closed = (text: string): string => {
  const bare = text.replace(/(?:\\|[*_`~]+|!)$/, '');
  const open = unclosedIn(bare);
  const link = open.find(({ mark }) => mark === '[');
  if (link && bare.length - link.at <= LONGEST_HELD) return closed(bare.slice(0, link.at));
  const marks = open.filter(({ mark }) => mark !== '[').map(({ mark }) => mark);
  const shown = bare.trimEnd();
  return marks.length === 0 ? bare : shown + marks.toReversed().join('');
};

const isInFence = (lines: readonly string[]): boolean => lines.filter((line) => FENCE.test(line)).length % 2 === 1;

/** Rows only once their table is one: before its second line it looks like text. */
const withoutYoungTable = (lines: readonly string[]): readonly string[] => {
  const start = lines.findLastIndex((line) => line.trim() === '') + 1;
  const [head, second] = lines.slice(start);
  return head?.trimStart().startsWith('|') && !DELIMITERS.test(second ?? '') ? lines.slice(0, start) : lines;
};

/**
 * Markdown that may end anywhere, as it can be shown: what is not clear yet is held back, what is open is closed, so that no mark
 * flashes by and nothing shown becomes something else.
 */
export const shownOf = (text: string): string => {
  const lines = text.split('\n');
  const whole = lines.slice(0, -1);
  const last = lines.at(-1) ?? '';
  if (isInFence(whole)) return [...whole, ...(/^\s*[`~]+$/.test(last) ? [] : [last]), '```'].join('\n');
  const decided = withoutYoungTable(last.trim() === '' || UNDECIDED.test(last) ? whole : lines);
  const start = decided.findLastIndex(
    (line) => line.trim() === '' || ITEM.test(line) || FENCE.test(line) || line.trimStart().startsWith('|'),
  );
  const own = start !== -1 && ITEM.test(decided[start] ?? '') ? start : start + 1;
  const before = decided.slice(0, own);
  const tail = decided.slice(own).join('\n');
  return [...before, closed(tail)].join('\n').trimEnd();
};
