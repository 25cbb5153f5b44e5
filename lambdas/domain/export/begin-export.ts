import { EXPORT_HOURS, type Export } from '../../../shared/model/account/export.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { type ExportId, newId } from '../../../shared/model/id.ts';
import { instant } from '../../../shared/model/time.ts';
import { archiveKey } from './keys.ts';
import type { ExportRecord, ExportStore, Links } from './ports.ts';

export const LINK_SECONDS = 300;

export const presentExport = ({ id, status, sessions, bytes, created_at, expires_at }: ExportRecord): Export => ({
  id,
  status,
  sessions,
  bytes,
  created_at,
  expires_at,
});

/** Starts an export, or answers with the one that is being made. The table's stream starts the job. */
export const beginExport = async (store: ExportStore, userId: string, now: number): Promise<ExportRecord> => {
  const newest = await store.newest(userId, now);
  if (newest?.status === 'making') return newest;
  const record: ExportRecord = {
    id: newId('exp', now),
    user_id: userId,
    status: 'making',
    sessions: 0,
    parts: 0,
    cursor: null,
    bytes: null,
    created_at: instant(now),
    expires_at: null,
  };
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
  const name = `fabula-export-${record.created_at.slice(0, 10)}.zip`;
  return { url: await links.link(archiveKey(record), name, LINK_SECONDS), expires_in: LINK_SECONDS };
};

/** How long the row is kept: longer than the link, and than a job that was given up. */
export const EXPORT_ROW_HOURS = EXPORT_HOURS + 24;
