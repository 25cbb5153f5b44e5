/** More spaces than anybody indents by. */
const LONG_GAP = /[ \t]{81,}/g;

/** One kind of line end and of space, composed letters, no control characters. */
export const normalized = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .replace(/[\p{Zl}\p{Zp}\f\v]/gu, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(LONG_GAP, (gap) => gap.slice(0, 80))
    .replace(/[\p{Cc}\u200b\u00ad\ufeff]/gu, (character) =>
      character === '\n' || character === '\t' ? character : '',
    );
