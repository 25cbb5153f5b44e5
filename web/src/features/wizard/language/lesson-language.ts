import * as z from 'zod/mini';
import {
  type LessonLanguage,
  LessonLanguageSchema,
  languageBySettings,
  MATERIAL_LANGUAGE,
} from '../../../../../shared/catalogue/lesson-language.ts';
import { languages } from '../../../../../shared/catalogue/locales.ts';
import { chosenLanguage } from '../../../lib/browser/locale.ts';
import { lessonLanguageTexts } from './texts.ts';

/** null until the user chooses, so that the settings decide. Older drafts have no language. */
export const LanguageChoiceSchema = z._default(z.nullable(LessonLanguageSchema), null);
export type LanguageChoice = z.infer<typeof LanguageChoiceSchema>;

export const languageName = (language: LessonLanguage): string =>
  language === MATERIAL_LANGUAGE ? lessonLanguageTexts.fromMaterial : languages[language][1];

/** The effective language: the chosen one, else that of the settings. */
export const languageText = (choice: LanguageChoice): string =>
  languageName(choice ?? languageBySettings(chosenLanguage()));

/** Left out of the call while none is chosen: the server reads the settings itself. */
export const sentLanguage = (choice: LanguageChoice): { language?: LessonLanguage } =>
  choice === null ? {} : { language: choice };
