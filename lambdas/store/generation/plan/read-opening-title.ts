import * as z from 'zod/mini';
import type { GenerationRef } from '../../../domain/generation/generation.ts';
import { sceneKey } from '../../keys.ts';
import { getRow, type Table } from '../../table.ts';

const TitleSchema = z.object({ generation_id: z.string(), state: z.string(), title: z.string() });

/** Of the first scene, when this generation has written it: one row, of which nothing else is read. */
export const readOpeningTitle = async (
  table: Table,
  { sessionId, generationId }: GenerationRef,
): Promise<string | undefined> => {
  const row = await getRow(table, sceneKey(sessionId, 1), { consistent: true });
  if (row === undefined) return undefined;
  const { generation_id: writer, state, title } = z.parse(TitleSchema, row);
  return writer === generationId && state === 'written' ? title : undefined;
};
