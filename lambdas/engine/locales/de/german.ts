import type { Locale } from '../locale.ts';
import { nlp } from './nlp.ts';

export const german: Locale = { code: 'de', nlp };
