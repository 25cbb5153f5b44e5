import type { ComponentsJSON } from '@nanostores/i18n';
import { chosenLanguage } from '../lib/locale.ts';
import { speak } from '../texts/catalogue.ts';

const languages = import.meta.glob<ComponentsJSON>('../texts/*.json', { import: 'default' });

/** Brings the texts of the language that the person chose, if there are any; to be done before any page's code comes. */
export const loadTexts = async (): Promise<void> => {
  const code = chosenLanguage();
  const load = languages[`../texts/${code}.json`];
  if (code === undefined || load === undefined) return;
  speak(code, await load());
  document.documentElement.lang = code;
};
