import type { Locale } from '../locale.ts';
import { nlp } from './nlp.ts';

export const spanish: Locale = { code: 'es', nlp };
