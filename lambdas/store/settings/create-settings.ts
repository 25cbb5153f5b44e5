import { AppError } from '../../../shared/model/app-error.ts';
import type { SettingsRecord } from '../../domain/settings/settings.ts';
import { absent, put } from '../fragment.ts';
import { settingsKey } from '../keys.ts';
import { writeIf } from '../single.ts';
import type { Table } from '../table.ts';
import { findSettings } from './find-settings.ts';

export const createSettings = async (table: Table, settings: SettingsRecord): Promise<SettingsRecord> => {
  const row = { ...settings, ...settingsKey(settings.user_id) };
  const made = await writeIf(
    table,
    put(
      row,
      absent(() => new AppError('conflict')),
    ),
  );
  return made ? settings : ((await findSettings(table, settings.user_id)) ?? settings);
};
