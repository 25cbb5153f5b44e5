import type { GenerationRef } from '../../domain/generation/generation.ts';
import { generationKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';
import { type GenerationRow, isOver, parseGeneration } from './row.ts';

export const findGeneration = async (table: Table, ref: GenerationRef): Promise<GenerationRow | undefined> => {
  const row = await getRow(table, generationKey(ref.sessionId, ref.generationId), { consistent: true });
  return row === undefined ? undefined : parseGeneration(row);
};

/** Undefined when the generation has ended. */
export const findRunning = async (table: Table, ref: GenerationRef): Promise<GenerationRow | undefined> => {
  const row = await findGeneration(table, ref);
  return row && !isOver(row) ? row : undefined;
};
