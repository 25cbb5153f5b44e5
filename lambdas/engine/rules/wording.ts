import { capitalized } from '../nlp/words.ts';

/** As an option stands: with a capital, unless it begins with code or a mark. */
export const asOption = (text: string): string => {
  const tidy = text.trim().replace(/[.;,:\s]+$/, '');
  return /^\p{Ll}[\p{Ll}-]+(?:\s|$|,)/u.test(tidy) || /^a\s/.test(tidy) ? capitalized(tidy) : tidy;
};
