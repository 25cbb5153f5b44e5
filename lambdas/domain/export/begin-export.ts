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

/** One at a time: while one is being made, it is the answer. The table's stream starts the work. */
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

/** An address for five minutes: whoever sees it later gets nothing, and its owner asks for another for a day. */
export const openExport = async (
  { store, links }: { readonly store: ExportStore; readonly links: Links },
  { userId, id, now }: { readonly userId: string; readonly id: ExportId; readonly now: number },
): Promise<{ url: string; expires_in: number }> => {
  const record = await store.find(userId, id, now);
  if (record?.status !== 'ready') throw new AppError('export_absent');
  const name = `fabula-export-${record.created_at.slice(0, 10)}.zip`;
  return { url: await links.link(archiveKey(record), name, LINK_SECONDS), expires_in: LINK_SECONDS };
};

/** How long a row may stand: longer than its link, and than the work that is given up on. */
export const EXPORT_ROW_HOURS = EXPORT_HOURS + 24;
