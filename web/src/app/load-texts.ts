import type { ComponentsJSON } from '@nanostores/i18n';
import type { Language } from '../../../shared/catalogue/locales.ts';
import { chosenLanguage } from '../lib/browser/locale.ts';
import { speak, spokenLanguage } from '../texts/catalogue.ts';

type Languages = Record<string, () => Promise<ComponentsJSON>>;

const found: Languages = import.meta.glob<ComponentsJSON>('../texts/*.json', { import: 'default' });
const fileOf = (code: Language) => `../texts/${code}.json`;

/**
 * Brings the texts of the language that the person chose, if there are any; to be done before any page's code comes.
 * Where they cannot be brought, the app speaks English rather than not at all.
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

/** Whether the interface would speak another language if it were loaded again for a person of this one. */
export const speaksOther = (code: Language, languages = found): boolean =>
  (fileOf(code) in languages ? code : 'en') !== spokenLanguage();
