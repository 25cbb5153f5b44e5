import { AppError } from '../../../shared/model/app-error.ts';
import type { SettingsRecord } from '../../domain/settings/settings.ts';
import { absent, put } from '../fragment.ts';
import { writeIf } from '../single.ts';
import type { Table } from '../table.ts';
import { findSettings } from './find-settings.ts';
import { settingsRow } from './row.ts';

export const createSettings = async (table: Table, settings: SettingsRecord): Promise<SettingsRecord> => {
  const made = await writeIf(
    table,
    put(
      settingsRow(settings),
      absent(() => new AppError('conflict')),
    ),
  );
  return made ? settings : ((await findSettings(table, settings.user_id)) ?? settings);
};
