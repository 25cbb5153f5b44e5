const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/gu;

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** How a text is read as a whole, whatever it quotes: most of its letters decide. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  count(text, RIGHT_TO_LEFT) * 2 > count(text, /\p{L}/gu) ? 'rtl' : 'ltr';

/** A name in the middle of a sentence of ours, so that neither turns the other round. */
export const isolated = (name: string): string => (count(name, RIGHT_TO_LEFT) > 0 ? `\u2068${name}\u2069` : name);
