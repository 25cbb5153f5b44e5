import type { Locale } from '../locale.ts';
import { nlp } from './nlp.ts';
import { questions } from './questions.ts';

export const english: Locale = { code: 'en', nlp, questions };
