import type { SettingsRecord } from './settings.ts';

export interface SettingsStore {
  find(userId: string): Promise<SettingsRecord | undefined>;
  /** Makes the row once, whoever comes first; answers with the one that stands. */
  create(settings: SettingsRecord): Promise<SettingsRecord>;
  /** The row, and in the users record whether the profile is public: both or neither. */
  save(settings: SettingsRecord, profilePublic: boolean): Promise<void>;
}
