import type { SettingsRecord } from './settings.ts';

export interface SettingsStore {
  find(userId: string): Promise<SettingsRecord | undefined>;
  /** Creates the row unless it exists; answers with the stored one. */
  create(settings: SettingsRecord): Promise<SettingsRecord>;
  /** Writes the row, and in the user's record whether the profile is public, in one transaction. */
  save(settings: SettingsRecord, profilePublic: boolean): Promise<void>;
}
