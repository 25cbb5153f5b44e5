import { countWords } from '../model/text/words.ts';

/** Words for reckoning with size: a run of characters without a space counts by its length. */
export const weigh = (text: string): number => Math.max(countWords(text), Math.ceil(text.length / 12));
