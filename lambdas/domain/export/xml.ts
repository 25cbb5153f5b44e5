const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/** Without what XML has no way to write (XML 1.0, section 2.2), and what no page shows. */
export const printable = (text: string): string => text.toWellFormed().replace(UNPRINTABLE, '');

/** On one line, for where a line break would end it. */
export const oneLine = (text: string): string => printable(text.replace(/\s+/g, ' ')).trim();
