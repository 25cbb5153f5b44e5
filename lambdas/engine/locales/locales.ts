import { jsonAt } from '../data/read.ts';
import { withGrammar } from './en/english.ts';
import { type Locale, LocaleSchema } from './locale.ts';

const localeAt = (language: string): Locale | null =>
  jsonAt(new URL(`${language}/locale.json`, import.meta.url), LocaleSchema);
/** The languages with rules that are no data. */
const coded = new Map([['en', withGrammar]]);
const known = new Map<string, Locale>();

/** What is known of a language, ISO 639-1. One without a file of its own gets what holds in any. */
export const localeOf = (language: string): Locale => {
  const found = known.get(language) ?? localeAt(language) ?? localeAt('any');
  if (!found) throw new Error('locales/any/locale.json is missing');
  const locale = known.has(language) ? found : (coded.get(language)?.(found) ?? found);
  known.set(language, locale);
  return locale;
};
