/** Stands around the name of what a reference leads to, where the source wrote "[link]" and left the number to its publisher. */
export const REFERENCE_MARK = '\ue000';

const LINK = /^\[?link\]?$/;
const ONE = '\\ue000[^\\ue000]*\\ue000';
const SEVERAL = `${ONE}(?:\\s*(?:and|,|;)?\\s*${ONE})*`;
/** "1. [link] If a mutation …" */
const LEADING = new RegExp(`^\\s*${ONE}\\s+(?=\\p{Lu})`, 'u');
/** "which are illustrated in ([link])": without what stands between these brackets the sentence has no end. */
const NEEDED = new RegExp(`(\\b(?:in|by|from|on|see|with|to) )\\(\\s*(${SEVERAL})\\s*\\)`, 'gi');
const BRACKETED = new RegExp(`\\(\\s*(?:see\\s*)?${SEVERAL}\\s*\\)`, 'gi');

/** Whether a link says no more than "link". */
export const isBareLink = (words: string): boolean => LINK.test(words);

/** A line without the references that nothing hangs on: alone between brackets, or in front of a sentence. */
export const withoutIdleReferences = (line: string): string =>
  line.replace(LEADING, '').replace(NEEDED, '$1$2').replace(BRACKETED, '');
