import { spokenLanguage } from './catalogue.ts';
import { countTexts } from './counts.ts';

const words = countTexts.words.split(', ');

/** "100,000", in the format of the texts' language. */
export const inDigits = (number: number): string => number.toLocaleString(spokenLanguage());

/** "seven"; digits for numbers without a word. */
export const inWords = (number: number): string => words[number] ?? inDigits(number);

/** With a capital letter, for the start of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
