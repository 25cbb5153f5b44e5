import type { Preferences } from '../../../../shared/model/account/settings.ts';

type Locale = Pick<Preferences, 'language' | 'timezone'>;

const KEY = 'fabula.locale';

const read = (): Partial<Locale> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Locale>;
  } catch {
    return {};
  }
};

let held: Partial<Locale> | undefined;

/** The language and time zone that the user chose, as far as this browser knows them. */
const chosen = (): Partial<Locale> => {
  held ??= typeof localStorage === 'undefined' ? {} : read();
  return held;
};

/** The user's language, as far as this browser knows it. */
export const chosenLanguage = (): Preferences['language'] | undefined => chosen().language;

export const holdsLocale = (): boolean => chosen().language !== undefined;

/** Stores language and time zone: dates use them from now on, and on the next visit before the settings are loaded. */
export const keepLocale = ({ language, timezone }: Locale): void => {
  held = { language, timezone };
  try {
    localStorage.setItem(KEY, JSON.stringify(held));
  } catch {
    // Storage is switched off: the choice lasts as long as the page
  }
};

export const forgetLocale = (): void => {
  held = {};
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored
  }
};

/** Browsers on machines without a configured language may report one that is invalid: "en-US@posix". */
const isTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
};

/** The browser's own variant of a language, if it has one; undefined uses the browser's default. */
export const formatLanguage = (): string | undefined => {
  const { language } = chosen();
  if (language === undefined) return undefined;
  return navigator.languages.find((own) => own.split('-')[0] === language && isTag(own)) ?? language;
};

export const formatZone = (): { timeZone?: string } => {
  const { timezone } = chosen();
  return timezone === undefined ? {} : { timeZone: timezone };
};

/** The browser's time zone; undefined when it reports none. */
export const browserZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
