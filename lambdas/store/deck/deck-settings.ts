import * as z from 'zod/mini';
import { type DeckSettings, DeckSettingsSchema, defaultDeckSettings } from '../../../shared/model/learning/deck.ts';
import { put } from '../fragment.ts';
import { deckSettingsKey } from '../keys.ts';
import { getRow, type Table, writeIf } from '../table.ts';

/** The usual ones for whoever has never chosen. */
export const findDeckSettings = async (table: Table, userId: string): Promise<DeckSettings> => {
  const row = await getRow(table, deckSettingsKey(userId), { consistent: true });
  return row === undefined ? defaultDeckSettings : z.parse(DeckSettingsSchema, row);
};

export const saveDeckSettings = async (table: Table, userId: string, settings: DeckSettings): Promise<void> => {
  await writeIf(table, put({ ...settings, ...deckSettingsKey(userId), user_id: userId }));
};
