import { AppError } from '../../../shared/model/app-error.ts';
import type { SettingsStore } from '../../domain/settings/ports.ts';
import type { SettingsRecord } from '../../domain/settings/settings.ts';
import { absent, put, update } from '../fragment.ts';
import { profileKey, settingsKey } from '../keys.ts';
import { getRow, type Table, transact, writeIf } from '../table.ts';
import { parseSettings, settingsRow } from './row.ts';

/** Undefined when the user never saved settings; defaults apply. */
export const findSettings = async (table: Table, userId: string): Promise<SettingsRecord | undefined> => {
  const row = await getRow(table, settingsKey(userId), { consistent: true });
  return row === undefined ? undefined : parseSettings(row);
};

const createSettings = async (table: Table, settings: SettingsRecord): Promise<SettingsRecord> => {
  const made = await writeIf(
    table,
    put(
      settingsRow(settings),
      absent(() => new AppError('conflict')),
    ),
  );
  return made ? settings : ((await findSettings(table, settings.user_id)) ?? settings);
};

const saveSettings = (table: Table, settings: SettingsRecord, profilePublic: boolean): Promise<void> =>
  transact(table, [
    put(settingsRow(settings)),
    update(
      profileKey(settings.user_id),
      'SET is_public = :public, updated_at = :at',
      { ':public': profilePublic, ':at': settings.updated_at },
      {},
      {
        expression: 'attribute_exists(PK) AND attribute_not_exists(deleting_at)',
        refusal: () => new AppError('conflict'),
      },
    ),
  ]);

export const createSettingsStore = (table: Table): SettingsStore => ({
  find: (userId) => findSettings(table, userId),
  create: (settings) => createSettings(table, settings),
  save: (settings, profilePublic) => saveSettings(table, settings, profilePublic),
});
