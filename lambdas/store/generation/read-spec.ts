import type { GenerationRef } from '../../domain/generation/generation.ts';
import { contractKey } from '../keys.ts';
import { getRow } from '../single.ts';
import type { Table } from '../table.ts';
import { parseContract } from './spec-row.ts';

/** What was agreed on, and the ids of the material it is written from. */
export const readContract = async (table: Table, { sessionId, generationId }: GenerationRef) => {
  const row = await getRow(table, contractKey(sessionId, generationId), { consistent: true });
  return row === undefined ? undefined : parseContract(row);
};
