import { languageCodes, languages, timezones } from '../../../../shared/catalogue/locales.ts';
import type { Preferences } from '../../../../shared/model/settings.ts';
import type { Choice } from '../../ui/select.tsx';

type Toggle = Exclude<keyof Preferences, 'language' | 'timezone'>;

interface ToggleWords {
  readonly name: Toggle;
  readonly label: string;
  readonly description: string;
}

export const notificationToggles: readonly ToggleWords[] = [
  {
    name: 'email_notifications',
    label: 'Email notifications',
    description:
      'When a lesson is ready, before a trial ends, before your recycling bin empties itself, and when a moderator hides what you share.',
  },
  {
    name: 'community_notifications',
    label: 'Community notifications',
    description: 'When somebody likes what you share.',
  },
  { name: 'marketing_emails', label: 'Marketing emails', description: 'News about Fabula, now and then.' },
];

export const privacyToggles: readonly ToggleWords[] = [
  {
    name: 'profile_public',
    label: 'Public profile',
    description: 'Other members can see your profile, without your email address.',
  },
  { name: 'allow_followers', label: 'Allow followers', description: 'Other members can follow what you share.' },
];

export const languageChoices: readonly Choice<Preferences['language']>[] = languageCodes.map((code) => {
  const [name, own] = languages[code];
  return { value: code, label: name === own ? name : `${name} – ${own}` };
});

const offsetOf = (zone: string, now: Date): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

const zoneLabel = (zone: string, now: Date): string =>
  zone === 'UTC' ? zone : `${zone.replaceAll('_', ' ')} (${offsetOf(zone, now)})`;

/** The twenty on offer, and the stored one where it is another. */
export const zoneChoices = (stored: string, now = new Date()): readonly Choice<string>[] => {
  const offered = timezones.map((zone) => ({ value: zone, label: zoneLabel(zone, now) }));
  const known = offered.some(({ value }) => value === stored);
  return known ? offered : [{ value: stored, label: `Detected: ${zoneLabel(stored, now)}` }, ...offered];
};
