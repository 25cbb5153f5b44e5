import {
  type LessonLanguage,
  languageBySettings,
  MATERIAL_LANGUAGE,
} from '../../../../shared/catalogue/lesson-language.ts';
import type { SettingsStore } from '../../settings/ports.ts';

/** Requested language: of the request, else of the user's settings. Undefined for the material's own. */
export const languageOf = async (
  settings: Pick<SettingsStore, 'find'>,
  userId: string,
  request: LessonLanguage | undefined,
): Promise<string | undefined> => {
  const language = request ?? languageBySettings((await settings.find(userId))?.language);
  return language === MATERIAL_LANGUAGE ? undefined : language;
};
