import type { SettingsRecord } from '../../domain/settings/settings.ts';
import { settingsKey } from '../keys.ts';
import { getRow } from '../single.ts';
import type { Table } from '../table.ts';
import { parseSettings } from './row.ts';

/** Undefined for somebody who has never opened them: the defaults hold. */
export const findSettings = async (table: Table, userId: string): Promise<SettingsRecord | undefined> => {
  const row = await getRow(table, settingsKey(userId), { consistent: true });
  return row === undefined ? undefined : parseSettings(row);
};
