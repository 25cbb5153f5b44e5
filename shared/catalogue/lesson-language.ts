import * as z from 'zod/mini';
import { type Language, languageCodes } from './locales.ts';

/** A lesson in the language of its material. */
export const MATERIAL_LANGUAGE = 'material';

/** The language a lesson is asked for in. */
export const LessonLanguageSchema = z.enum([MATERIAL_LANGUAGE, ...languageCodes] as const);
export type LessonLanguage = z.infer<typeof LessonLanguageSchema>;

/** What the settings say until somebody chooses: it says nothing of the language that lessons are wanted in. */
const DEFAULT_LANGUAGE: Language = 'en';

/** What a person's settings make of a lesson that is asked for without a language. */
export const languageBySettings = (chosen: Language | undefined): LessonLanguage =>
  chosen === undefined || chosen === DEFAULT_LANGUAGE ? MATERIAL_LANGUAGE : chosen;
