import type { Locale } from '../locale.ts';
import { nlp } from './nlp.ts';
import { questions } from './questions.ts';

export const any: Locale = { code: 'any', nlp, questions };
