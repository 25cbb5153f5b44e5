import * as z from 'zod/mini';
import { GenerationIdSchema, type SessionId } from '../../../../shared/model/id.ts';
import type { Opening } from '../../../domain/generation/ports.ts';
import { sceneKey } from '../../keys.ts';
import { getRow, type Table } from '../../table.ts';
import { BibleSchema } from './plan-row.ts';

const RowSchema = z.object({
  generation_id: GenerationIdSchema,
  state: z.string(),
  title: z.string(),
  content: z.nullable(z.string()),
  bible: z.optional(BibleSchema),
});

/** The first scene, once it is written, by whatever generation: one row, of which nothing else is read. */
export const readOpening = async (table: Table, session: SessionId): Promise<Opening | undefined> => {
  const row = await getRow(table, sceneKey(session, 1), { consistent: true });
  if (row === undefined) return undefined;
  const { generation_id: generationId, state, title, content, bible } = z.parse(RowSchema, row);
  return state === 'written' ? { generationId, title, content, bible } : undefined;
};
