import { type DeckExport, type DeckFormat, EXPORT_HOURS, type Export } from '../../../shared/model/account/export.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { type ExportId, newId, type SessionId } from '../../../shared/model/id.ts';
import { instant } from '../../../shared/model/time.ts';
import { archiveKey, extensionOf } from './keys.ts';
import type { DeckExportRecord, ExportRecord, ExportStore, Links } from './ports.ts';

export const LINK_SECONDS = 300;

export const presentExport = ({ id, status, sessions, bytes, created_at, expires_at }: ExportRecord): Export => ({
  id,
  status,
  sessions,
  bytes,
  created_at,
  expires_at,
});

export const presentDeckExport = (record: DeckExportRecord): DeckExport => {
  const { format, session_id, cards } = record;
  return { ...presentExport(record), format, session_id, cards };
};

const newExport = (user_id: string, now: number): ExportRecord => ({
  id: newId('exp', now),
  user_id,
  status: 'making',
  sessions: 0,
  parts: 0,
  cursor: null,
  format: null,
  session_id: null,
  cards: 0,
  bytes: null,
  created_at: instant(now),
  expires_at: null,
});

/** Starts an export, or answers with the one that is being made. The table's stream starts the job. */
export const beginExport = async (store: ExportStore, userId: string, now: number): Promise<ExportRecord> => {
  const newest = await store.newest(userId, 'account', now);
  if (newest?.status === 'making') return newest;
  const record = newExport(userId, now);
  await store.create(record);
  return record;
};

interface DeckWish {
  readonly format: DeckFormat;
  readonly session_id: SessionId | null;
}

/** Starts an export of the deck, or answers with the same one that is being made. */
export const beginDeckExport = async (
  store: ExportStore,
  { userId, wish, now }: { readonly userId: string; readonly wish: DeckWish; readonly now: number },
): Promise<DeckExportRecord> => {
  const newest = await store.newest(userId, 'deck', now);
  const same = newest?.format === wish.format && newest.session_id === wish.session_id;
  if (same && newest.status === 'making') return { ...newest, ...wish };
  const record = { ...newExport(userId, now), ...wish };
  await store.create(record);
  return record;
};

/** A download link that is valid for five minutes; for a day its owner may ask for a new one. */
export const openExport = async (
  { store, links }: { readonly store: ExportStore; readonly links: Links },
  { userId, id, now }: { readonly userId: string; readonly id: ExportId; readonly now: number },
): Promise<{ url: string; expires_in: number }> => {
  const record = await store.find(userId, id, now);
  if (record?.status !== 'ready') throw new AppError('export_absent');
  const name = `${record.format === null ? 'fabula-export' : 'fabula-deck'}-${record.created_at.slice(0, 10)}`;
  const file = `${name}.${extensionOf(record)}`;
  return { url: await links.link(archiveKey(record), file, LINK_SECONDS), expires_in: LINK_SECONDS };
};

/** How long the row is kept: longer than the link, and than a job that was given up. */
export const EXPORT_ROW_HOURS = EXPORT_HOURS + 24;
