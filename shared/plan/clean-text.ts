/** Settings that Markdown files carry above their text; a title among them is worth keeping. */
const FRONT_MATTER = /^---\n([\s\S]{0,4000}?)\n---\n/;
const TITLE = /^title:[ \t]*["']?(.+?)["']?[ \t]*$/m;

const withoutFrontMatter = (text: string): string => {
  const found = FRONT_MATTER.exec(text);
  if (!found || !/^[\w-]+:/m.test(found[1] ?? '')) return text;
  const title = TITLE.exec(found[1] ?? '')?.[1];
  return `${title ? `# ${title}\n\n` : ''}${text.slice(found[0].length)}`;
};

/** A pattern that looks for spaces before a line's end would look at every space of a long run again and again. */
const withoutTrailingSpace = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');

/** One kind of line end and of space, no control characters, no runs of blank lines: offsets count in this text. */
export const cleanText = (text: string): string => {
  const lines = withoutFrontMatter(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
    .normalize('NFC')
    .replace(/[\p{Zl}\p{Zp}\f\v]/gu, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\p{Cc}\u200b\ufeff]/gu, (character) => (character === '\n' || character === '\t' ? character : ''));
  return withoutTrailingSpace(lines)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};
