/** Marks that would be read as emphasis, code, HTML, an entity or a link. A blank to fill in ("____") stays as it is. */
const ESCAPED = [
  /\\(?=[!-/:-@[-`{-~])/g,
  /\*(?=\S)|(?<=\S)\*/g,
  /(?<![\p{L}\p{N}_])_(?=[^\s_])|(?<=[^\s_])_(?![\p{L}\p{N}_])/gu,
  /`/g,
  /<(?=[a-z/!?])/gi,
  /&(?=#?\w{1,31};)/g,
  /\[(?=[^\]\n]{0,200}\][(:])|\[(?=\^)/g,
  /~(?=~)/g,
] as const;

/** Plain words as Markdown that shows exactly them. */
export const escaped = (text: string): string => {
  if (!/[\\*_`<&[~]/.test(text)) return text;
  return ESCAPED.reduce((marked, pattern) => marked.replace(pattern, '\\$&'), text);
};

/** What would make a heading, a quotation, a list or a rule of a paragraph. */
const BLOCK_MARK = /^(?:(#{1,6})(?=\s|$)|(>)|([-+=])(?=\s|$|\3)|(\d{1,9})([.)])(?=\s))/;

/** A paragraph whose first characters are words, whatever they look like. */
export const guardStart = (markdown: string): string =>
  markdown.replace(BLOCK_MARK, (mark: string) =>
    /^\d/.test(mark) ? `${mark.slice(0, -1)}\\${mark.slice(-1)}` : `\\${mark}`,
  );
