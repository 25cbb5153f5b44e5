import type { GenerationId, SessionId } from '../../../shared/model/id.ts';
import type { GenerationProgress } from '../../../shared/model/session.ts';
import { getRows } from '../batch.ts';
import { generationKey } from '../keys.ts';
import type { Table } from '../table.ts';
import { parseGeneration } from './row.ts';

/** How far the generations of the cards at work are; nobody has more than a few at once. */
export const listAtWork = async (
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
