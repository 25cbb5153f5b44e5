import type { Locale } from '../locale.ts';
import { nlp } from './nlp.ts';

export const english: Locale = { code: 'en', nlp };
