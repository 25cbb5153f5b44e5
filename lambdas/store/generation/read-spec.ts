import type { GenerationRef } from '../../domain/generation/generation.ts';
import { specKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';
import { parseSpec } from './spec-row.ts';

/** The spec of a generation and the ids of its material. */
export const readSpec = async (table: Table, { sessionId, generationId }: GenerationRef) => {
  const row = await getRow(table, specKey(sessionId, generationId), { consistent: true });
  return row === undefined ? undefined : parseSpec(row);
};
