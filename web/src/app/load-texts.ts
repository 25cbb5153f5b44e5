import type { ComponentsJSON } from '@nanostores/i18n';
import type { Language } from '../../../shared/catalogue/locales.ts';
import { chosenLanguage } from '../lib/browser/locale.ts';
import { speak, spokenLanguage } from '../texts/catalogue.ts';

type Languages = Record<string, () => Promise<ComponentsJSON>>;

const found: Languages = import.meta.glob<ComponentsJSON>('../texts/*.json', { import: 'default' });
const fileOf = (code: Language) => `../texts/${code}.json`;

/**
 * Loads the texts of the language that the user chose, if there are any. Must be called before any page's code is loaded.
 * When they cannot be loaded, the app stays in English.
 */
export const loadTexts = async (languages = found): Promise<void> => {
  const code = chosenLanguage();
  const load = code && languages[fileOf(code)];
  if (!load) return;
  try {
    speak(code, await load());
    document.documentElement.lang = code;
  } catch (error) {
    console.error('The texts of this language could not be loaded', error);
  }
};

/** True when reloading the page for this user would change the language of the interface. */
export const speaksOther = (code: Language, languages = found): boolean =>
  (fileOf(code) in languages ? code : 'en') !== spokenLanguage();
