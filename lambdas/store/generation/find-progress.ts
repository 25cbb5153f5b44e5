import type { GenerationId, SessionId } from '../../../shared/model/id.ts';
import type { GenerationProgress } from '../../../shared/model/session/session.ts';
import type { RunningGenerations } from '../../domain/generation/ports.ts';
import { getRows } from '../batch.ts';
import { generationKey } from '../keys.ts';
import type { Table } from '../table.ts';
import { parseGeneration } from './row.ts';

/** Nobody has more than a few at once. */
const findProgress = async (
  table: Table,
  at: readonly { readonly id: SessionId; readonly generationId: GenerationId }[],
): Promise<ReadonlyMap<string, GenerationProgress>> => {
  const rows = await getRows(
    table,
    at.map(({ id, generationId }) => generationKey(id, generationId)),
  );
  return new Map(
    rows
      .map(parseGeneration)
      .map((row) => [
        row.id,
        { id: row.id, phase: row.phase, written: row.written.size, total: row.total, started_at: row.started_at },
      ]),
  );
};

export const createRunningGenerations = (table: Table): RunningGenerations => ({
  progressOf: (at) => findProgress(table, at),
});
