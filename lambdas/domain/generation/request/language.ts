import { type LessonLanguage, languageBySettings, MATERIAL } from '../../../../shared/catalogue/lesson-language.ts';
import type { SettingsStore } from '../../settings/ports.ts';

/** What a lesson is asked for in: as the request says, else as the settings do. Undefined for the material's own. */
export const languageOf = async (
  settings: Pick<SettingsStore, 'find'>,
  userId: string,
  asked: LessonLanguage | undefined,
): Promise<string | undefined> => {
  const language = asked ?? languageBySettings((await settings.find(userId))?.language);
  return language === MATERIAL ? undefined : language;
};
