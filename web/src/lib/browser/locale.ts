import type { Preferences } from '../../../../shared/model/account/settings.ts';

export type Locale = Pick<Preferences, 'language' | 'timezone'>;

const KEY = 'fabula.locale';

const read = (): Partial<Locale> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Locale>;
  } catch {
    return {};
  }
};

let held: Partial<Locale> | undefined;

/** What the person chose, as far as this browser knows it. */
const chosen = (): Partial<Locale> => {
  held ??= typeof localStorage === 'undefined' ? {} : read();
  return held;
};

/** The language of the person, as far as this browser knows it. */
export const chosenLanguage = (): Preferences['language'] | undefined => chosen().language;

export const holdsLocale = (): boolean => chosen().language !== undefined;

/** Dates are written so from now on, also before the settings are here again. */
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
    // Nothing was kept
  }
};

/** Browsers on machines without a language name one that is none: "en-US@posix". */
const isTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
};

/** The browser's own way of writing a language, where it has one; undefined leaves it to the browser. */
export const formatLanguage = (): string | undefined => {
  const { language } = chosen();
  if (language === undefined) return undefined;
  return navigator.languages.find((own) => own.split('-')[0] === language && isTag(own)) ?? language;
};

export const formatZone = (): { timeZone?: string } => {
  const { timezone } = chosen();
  return timezone === undefined ? {} : { timeZone: timezone };
};

/** The browser's zone; undefined when it tells none. */
export const browserZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
