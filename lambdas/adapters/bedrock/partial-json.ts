type Awaits = 'object' | 'name' | 'colon' | 'value' | 'comma' | 'end';

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const HEX_DIGITS = 4;

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const withoutHalf = (text: string): string =>
  isHighSurrogate(text.charCodeAt(text.length - 1)) ? text.slice(0, -1) : text;

/**
 * Reads a JSON object that comes in pieces, cut anywhere, and knows the text fields of its first level as far as they
 * have come. What stands before the object (prose, a code fence) is passed over. It does not judge: whoever wants the
 * finished answer parses it again.
 */
export const createPartialReader = () => {
  const fields = new Map<string, string>();
  let awaits: Awaits = 'object';
  let depth = 0;
  let name = '';
  let text: string | undefined;
  /** What has come of an escape, from its backslash on. */
  let escaped = '';

  const add = (part: string): void => {
    text += part;
    if (depth === 1 && awaits === 'value') fields.set(name, text ?? '');
  };

  const endText = (): void => {
    const whole = text ?? '';
    text = undefined;
    if (depth !== 1) return;
    if (awaits === 'name') {
      name = whole;
      awaits = 'colon';
    } else awaits = 'comma';
  };

  const readText = (unit: string): void => {
    if (escaped !== '') {
      escaped += unit;
      if (escaped[1] !== 'u') add(ESCAPES[unit] ?? unit);
      else if (escaped.length < 2 + HEX_DIGITS) return;
      else add(String.fromCharCode(Number.parseInt(escaped.slice(2), 16) || 0));
      escaped = '';
    } else if (unit === '\\') escaped = unit;
    else if (unit === '"') endText();
    else add(unit);
  };

  const readMark = (unit: string): void => {
    if (unit === '"') {
      text = '';
      if (depth === 1 && awaits === 'value') fields.set(name, '');
    } else if (unit === '{' || unit === '[') {
      depth += 1;
      if (depth === 1) awaits = 'name';
    } else if (unit === '}' || unit === ']') {
      depth -= 1;
      awaits = depth === 0 ? 'end' : depth === 1 ? 'comma' : awaits;
    } else if (depth === 1 && unit === ':') awaits = 'value';
    else if (depth === 1 && unit === ',') awaits = 'name';
  };

  const read = (unit: string): void => {
    if (awaits === 'end' || (awaits === 'object' && unit !== '{')) return;
    if (text === undefined) readMark(unit);
    else readText(unit);
  };

  return {
    push: (piece: string): void => {
      for (let at = 0; at < piece.length; at += 1) read(piece.charAt(at));
    },
    /** The text of a field so far, without a character of which only half has come; undefined before it has begun. */
    field: (wanted: string): string | undefined => {
      const known = fields.get(wanted);
      return known === undefined ? undefined : withoutHalf(known);
    },
  };
};
