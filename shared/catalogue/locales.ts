/** The languages a person can choose, by code: name, and name in the language itself. */
export const languages = {
  en: ['English', 'English'],
  es: ['Spanish', 'Español'],
  fr: ['French', 'Français'],
  de: ['German', 'Deutsch'],
  it: ['Italian', 'Italiano'],
  pt: ['Portuguese', 'Português'],
  ru: ['Russian', 'Русский'],
  ja: ['Japanese', '日本語'],
  ko: ['Korean', '한국어'],
  zh: ['Chinese', '中文'],
  ar: ['Arabic', 'العربية'],
  hi: ['Hindi', 'हिन्दी'],
} as const satisfies Record<string, readonly [name: string, own: string]>;

export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as readonly Language[];

/** Offered in this order; a person's own zone may be another one. */
export const timezones = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Toronto',
  'America/Vancouver',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Moscow',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Perth',
  'Australia/Sydney',
] as const;

/** Whether it names a zone of the IANA database. */
export const isTimezone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
