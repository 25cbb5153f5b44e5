import type { Reading } from '../nlp/reading.ts';
import { openQuestionsOn } from '../rules/open-questions.ts';

const MOST = 6;

/** Questions that the chunks answer in their own words, to have in mind while reading. */
export const questionsToReadFor = (reading: Reading, chunks: readonly string[]): string[] =>
  openQuestionsOn(reading, chunks, { shortAnswers: MOST, caseStudies: 0 }).map(({ question }) => question);
