import * as z from 'zod/mini';
import { SettingsSchema } from '../../../shared/model/account/settings.ts';
import type { SettingsRecord } from '../../domain/settings/settings.ts';
import { settingsKey, WEEKLY } from '../keys.ts';

const RowSchema: z.ZodMiniType<SettingsRecord> = z.omit(SettingsSchema, { profile_public: true });

export const parseSettings = (row: unknown): SettingsRecord => z.parse(RowSchema, row);

/** Who wants a mail a week is found by it. */
export const settingsRow = (settings: SettingsRecord) => ({
  ...settings,
  ...settingsKey(settings.user_id),
  ...(settings.marketing_emails ? { GSI1PK: WEEKLY, GSI1SK: settings.user_id } : {}),
});
