import * as z from 'zod/mini';
import { DeckFormatSchema, ExportSchema } from '../../../shared/model/account/export.ts';
import { SessionIdSchema } from '../../../shared/model/id.ts';
import { epochSeconds, HOUR, InstantSchema } from '../../../shared/model/time.ts';
import { EXPORT_ROW_HOURS } from '../../domain/export/begin-export.ts';
import type { ExportRecord } from '../../domain/export/ports.ts';
import { exportKey } from '../keys.ts';

const RowSchema = z.extend(z.omit(ExportSchema, { expires_at: true }), {
  user_id: z.string(),
  parts: z.int(),
  cursor: z.nullable(z.string()),
  // Rows from before there were exports of a deck lack these
  format: z._default(z.nullable(DeckFormatSchema), null),
  session_id: z._default(z.nullable(SessionIdSchema), null),
  cards: z._default(z.int(), 0),
  link_ends_at: z.nullable(InstantSchema),
});

export const exportRow = ({ expires_at: link_ends_at, ...record }: ExportRecord) => ({
  ...record,
  ...exportKey(record.user_id, record.id),
  link_ends_at,
  expires_at: epochSeconds(Date.parse(record.created_at) + EXPORT_ROW_HOURS * HOUR),
});

/** Longer than all attempts: an export that is still being made after this was lost. */
const LONGEST_MS = 6 * HOUR;

/** Undefined once its link has ended. */
export const parseExport = (row: unknown, now: number): ExportRecord | undefined => {
  const { link_ends_at: expires_at, ...record } = z.parse(RowSchema, row);
  const begun = Date.parse(record.created_at);
  const end = expires_at === null ? begun + EXPORT_ROW_HOURS * HOUR : Date.parse(expires_at);
  if (end <= now) return undefined;
  const lost = record.status === 'making' && now - begun > LONGEST_MS;
  return { ...record, expires_at, status: lost ? 'failed' : record.status };
};
