import * as z from 'zod/mini';
import { SettingsSchema } from '../../../shared/model/settings.ts';
import type { SettingsRecord } from '../../domain/settings/settings.ts';

const RowSchema: z.ZodMiniType<SettingsRecord> = z.omit(SettingsSchema, { profile_public: true });

export const parseSettings = (row: unknown): SettingsRecord => z.parse(RowSchema, row);
