import { defaultPreferences, type Preferences, type Settings } from '../../../shared/model/account/settings.ts';
import type { Instant } from '../../../shared/model/time.ts';

/** The settings row. Whether the profile is public is stored in the user's record only. */
export type SettingsRecord = Omit<Settings, 'profile_public'>;

export const newSettings = (userId: string, timezone: string | undefined, at: Instant): SettingsRecord => {
  const { profile_public: _, ...preferences } = defaultPreferences(timezone);
  return { user_id: userId, ...preferences, created_at: at, updated_at: at };
};

export const changedSettings = (stored: SettingsRecord, preferences: Preferences, at: Instant): SettingsRecord => {
  const { profile_public: _, ...kept } = preferences;
  return { ...stored, ...kept, updated_at: at };
};

export const presentSettings = (record: SettingsRecord, { is_public }: { readonly is_public: boolean }): Settings => ({
  ...record,
  profile_public: is_public,
});
