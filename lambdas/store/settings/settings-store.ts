import type { SettingsStore } from '../../domain/settings/ports.ts';
import type { Table } from '../table.ts';
import { createSettings } from './create-settings.ts';
import { findSettings } from './find-settings.ts';
import { saveSettings } from './save-settings.ts';

export const createSettingsStore = (table: Table): SettingsStore => ({
  find: (userId) => findSettings(table, userId),
  create: (settings) => createSettings(table, settings),
  save: (settings, profilePublic) => saveSettings(table, settings, profilePublic),
});
