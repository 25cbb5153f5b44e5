import * as z from 'zod/mini';
import { SessionIdSchema } from '../../../shared/model/id.ts';
import type { DeckRecord } from '../../domain/deck/ports.ts';

const RowSchema: z.ZodMiniType<DeckRecord> = z.object({
  user_id: z.string(),
  session_id: SessionIdSchema,
  off: z.boolean(),
  cards: z.int(),
  looks: z.int(),
  version: z.int(),
});

export const parseDeck = (row: unknown): DeckRecord => z.parse(RowSchema, row);
