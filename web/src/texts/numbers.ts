import { spokenLanguage } from './catalogue.ts';
import { countTexts } from './counts.ts';

const words = countTexts.words.split(', ');

/** "100,000", as the language of the texts writes it. */
export const inDigits = (number: number): string => number.toLocaleString(spokenLanguage());

/** "seven"; in digits what has no word of its own. */
export const inWords = (number: number): string => words[number] ?? inDigits(number);

/** As a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
