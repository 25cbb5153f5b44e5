import * as z from 'zod/mini';
import { ExportIdSchema, SessionIdSchema } from '../id.ts';
import { InstantSchema } from '../time.ts';

export const EXPORT_HOURS = 24;

export const ExportStatusSchema = z.enum(['making', 'ready', 'failed']);

/** Everything an account holds, in one file. */
export const ExportSchema = z.object({
  id: ExportIdSchema,
  status: ExportStatusSchema,
  /** Sessions that are in it so far. */
  sessions: z.int(),
  /** Null until it is ready. */
  bytes: z.nullable(z.int()),
  created_at: InstantSchema,
  /** When its link ends; null until it is ready. */
  expires_at: z.nullable(InstantSchema),
});
export type Export = z.infer<typeof ExportSchema>;

/** What the review deck can be taken away as: a package for Anki, or a table. */
export const DeckFormatSchema = z.enum(['anki', 'csv']);
export type DeckFormat = z.infer<typeof DeckFormatSchema>;

/** A file of the review deck; `session_id`: of which session, null for all. */
export const DeckExportSchema = z.extend(ExportSchema, {
  format: DeckFormatSchema,
  session_id: z.nullable(SessionIdSchema),
  cards: z.int(),
});
export type DeckExport = z.infer<typeof DeckExportSchema>;

/** What one session can be taken away as. All but the first belong to Pro. */
export const SessionFormatSchema = z.enum(['markdown', 'html', 'epub']);
export type SessionFormat = z.infer<typeof SessionFormatSchema>;

/** Whether a plan has a format. */
export const hasFormat = (tier: 'free' | 'pro', format: SessionFormat): boolean =>
  tier === 'pro' || format === 'markdown';
