import { countWords } from '../model/text/words.ts';

/** Number of words for measuring size; a long run of characters without a space counts by its length. */
export const weightedWords = (text: string): number => Math.max(countWords(text), Math.ceil(text.length / 12));
