/** A font without a table of its letters leaves control characters and private signs instead of them. */
const NO_LETTER = /[\p{Co}\p{Cn}\ufffd]|(?![\n\t\r\f\v])\p{Cc}/gu;
/** The share of a text that may be unreadable: more, and a lesson would be made of what happens to be left. */
const ILLEGIBLE = 0.15;

/** Whether a reader would see signs where letters should be. */
export const isIllegible = (text: string): boolean =>
  (text.match(NO_LETTER)?.length ?? 0) > ILLEGIBLE * (text.match(/\S/g)?.length ?? 0);
