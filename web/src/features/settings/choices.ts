import { languageCodes, languages, timezones } from '../../../../shared/catalogue/locales.ts';
import type { Preferences } from '../../../../shared/model/account/settings.ts';
import { commonTexts } from '../../texts/common.ts';
import type { SelectChoice } from '../../ui/form/select.tsx';
import { settingsTexts } from './texts.ts';

type Toggle = Exclude<keyof Preferences, 'language' | 'timezone'>;

interface ToggleWords {
  readonly name: Toggle;
  readonly label: string;
  readonly description: string;
}

export const notificationToggles: readonly ToggleWords[] = [
  {
    name: 'email_notifications',
    label: settingsTexts.mails,
    description: settingsTexts.mailsText,
  },
  {
    name: 'community_notifications',
    label: settingsTexts.communityMails,
    description: settingsTexts.communityMailsText,
  },
  { name: 'marketing_emails', label: settingsTexts.weeklyMails, description: settingsTexts.weeklyMailsText },
];

export const privacyToggles: readonly ToggleWords[] = [
  {
    name: 'profile_public',
    label: commonTexts.publicProfile,
    description: commonTexts.publicProfileText,
  },
  { name: 'allow_followers', label: settingsTexts.followers, description: settingsTexts.followersText },
];

export const languageChoices: readonly SelectChoice<Preferences['language']>[] = languageCodes.map((code) => {
  const [name, own] = languages[code];
  return { value: code, label: name === own ? name : `${name} – ${own}` };
});

const offsetOf = (zone: string, now: Date): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

const zoneLabel = (zone: string, now: Date): string =>
  zone === 'UTC' ? zone : `${zone.replaceAll('_', ' ')} (${offsetOf(zone, now)})`;

/** The twenty offered ones, and the stored one when it is another. */
export const zoneChoices = (stored: string, now = new Date()): readonly SelectChoice<string>[] => {
  const offered = timezones.map((zone) => ({ value: zone, label: zoneLabel(zone, now) }));
  const known = offered.some(({ value }) => value === stored);
  return known
    ? offered
    : [{ value: stored, label: settingsTexts.zoneDetected({ zoneLabel: zoneLabel(stored, now) }) }, ...offered];
};
