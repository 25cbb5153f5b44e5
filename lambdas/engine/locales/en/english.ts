import type { Locale } from '../locale.ts';
import { activities } from './activities.ts';
import { edition } from './edition.ts';
import { nlp } from './nlp.ts';
import { questions } from './questions.ts';

export const english: Locale = { nlp, questions, activities, edition };
