import * as z from 'zod/mini';
import {
  type LessonLanguage,
  LessonLanguageSchema,
  languageBySettings,
  MATERIAL,
} from '../../../../../shared/catalogue/lesson-language.ts';
import { languages } from '../../../../../shared/catalogue/locales.ts';
import { chosenLanguage } from '../../../lib/browser/locale.ts';
import { lessonLanguageTexts } from './texts.ts';

/** What a form keeps: null until somebody chooses, so that the settings decide. Older drafts know no language. */
export const LanguageChoiceSchema = z._default(z.nullable(LessonLanguageSchema), null);
export type LanguageChoice = z.infer<typeof LanguageChoiceSchema>;

export const languageName = (language: LessonLanguage): string =>
  language === MATERIAL ? lessonLanguageTexts.fromMaterial : languages[language][1];

/** The language as it stands: the one chosen here, else what the settings make of it. */
export const languageText = (choice: LanguageChoice): string =>
  languageName(choice ?? languageBySettings(chosenLanguage()));

/** Left out of the call while nothing is chosen: the settings are the server's to know. */
export const sentLanguage = (choice: LanguageChoice): { language?: LessonLanguage } =>
  choice === null ? {} : { language: choice };
