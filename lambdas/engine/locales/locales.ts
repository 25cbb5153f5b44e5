import { jsonAt } from '../data/read.ts';
import { english } from './en/english.ts';
import { type Locale, LocaleSchema } from './locale.ts';

const localeAt = (language: string): Locale | null =>
  jsonAt(new URL(`${language}/locale.json`, import.meta.url), LocaleSchema);

/** What is known of a language, ISO 639-1. One without a file of its own gets what holds in any. */
export const localeOf = (language: string): Locale => {
  if (language === 'en') return english;
  const found = localeAt(language) ?? localeAt('any');
  if (!found) throw new Error('locales/any/locale.json is missing');
  return found;
};
