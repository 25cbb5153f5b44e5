/** A PDF font without a character map yields control characters and private-use characters. */
const NO_LETTER = /[\p{Co}\p{Cn}\ufffd]|(?![\n\t\r\f\v])\p{Cc}/gu;
/** The largest share of unreadable characters. Above it, a session would be made of fragments. */
const ILLEGIBLE = 0.15;

/** Whether too much of a text is unreadable. */
export const isIllegible = (text: string): boolean =>
  (text.match(NO_LETTER)?.length ?? 0) > ILLEGIBLE * (text.match(/\S/g)?.length ?? 0);
