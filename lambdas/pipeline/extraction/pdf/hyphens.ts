/** Joins lines; it knows the words of the document, by which it tells "for-est" from "tax-free" at the end of a line. */
export const lineJoiner = (lines: Iterable<string>): ((text: string, next: string) => string) => {
  const words = new Set([...lines].flatMap((line) => line.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []));
  const keepsHyphen = (before: string, after: string): boolean => {
    if (words.has(before + after)) return false;
    if (words.has(`${before}-${after}`)) return true;
    return before.length > 3 && after.length > 3 && words.has(before) && words.has(after);
  };
  return (text, next) => {
    const rest = next.trim();
    const before = /(?:\p{L}+-)*(\p{L}+)[-\u00ad\u2010]$/u.exec(text)?.[1];
    const after = /^\p{Ll}+/u.exec(rest)?.[0];
    if (before === undefined || after === undefined) return `${text} ${rest}`.trim();
    return keepsHyphen(before.toLowerCase(), after) ? `${text}${rest}` : text.slice(0, -1) + rest;
  };
};
