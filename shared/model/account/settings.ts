import * as z from 'zod/mini';
import { isTimezone, type Language, languageCodes } from '../../catalogue/locales.ts';
import { InstantSchema } from '../time.ts';

export const LanguageSchema = z.enum(languageCodes as readonly [Language, ...Language[]]);
export const TimezoneSchema = z.string().check(z.maxLength(64), z.refine(isTimezone));

/** What a person chooses for themselves. */
export const PreferencesSchema = z.object({
  email_notifications: z.boolean(),
  community_notifications: z.boolean(),
  marketing_emails: z.boolean(),
  /** The users record's `is_public`, under the name it has here. */
  profile_public: z.boolean(),
  allow_followers: z.boolean(),
  language: LanguageSchema,
  timezone: TimezoneSchema,
});
export type Preferences = z.infer<typeof PreferencesSchema>;

export const SettingsSchema = z.extend(PreferencesSchema, {
  user_id: z.string(),
  created_at: InstantSchema,
  updated_at: InstantSchema,
});
export type Settings = z.infer<typeof SettingsSchema>;

/** `timezone` is the browser's, where it tells one. */
export const defaultPreferences = (timezone = 'UTC'): Preferences => ({
  email_notifications: true,
  community_notifications: true,
  marketing_emails: false,
  profile_public: false,
  allow_followers: true,
  language: 'en',
  timezone,
});
