import type { Locale } from '../locale.ts';
import { nlp } from './nlp.ts';

export const any: Locale = { code: 'any', nlp };
