/** Digits of the scripts that lessons are told in. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0xff10] as const;
const FIGURE = /\p{Nd}{1,3}(?:[ \u00a0\u202f]\p{Nd}{3})+(?!\p{Nd})|\p{Nd}+(?:[.,٫٬'’]\p{Nd}+)*/gu;

const digitOf = (character: string): string => {
  const point = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => point >= first && point < first + 10);
  return zero === undefined ? '' : String(point - zero);
};

/** Numbers as every language writes them, for comparing: their digits, without what groups or divides them. */
export const figuresIn = (text: string): string[] =>
  (text.match(FIGURE) ?? []).map((figure) => [...figure].map(digitOf).join(''));
