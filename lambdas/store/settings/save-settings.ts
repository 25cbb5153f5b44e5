import { AppError } from '../../../shared/model/app-error.ts';
import type { SettingsRecord } from '../../domain/settings/settings.ts';
import { put, update } from '../fragment.ts';
import { profileKey } from '../keys.ts';
import type { Table } from '../table.ts';
import { transact } from '../transact.ts';
import { settingsRow } from './row.ts';

export const saveSettings = (table: Table, settings: SettingsRecord, profilePublic: boolean): Promise<void> =>
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
