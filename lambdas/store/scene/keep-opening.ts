import type { OpeningSoFar } from '../../../shared/model/session/opening.ts';
import { epochSeconds, HOUR } from '../../../shared/model/time.ts';
import type { GenerationRef } from '../../domain/generation/generation.ts';
import { put } from '../fragment.ts';
import { openingKey } from '../keys.ts';
import { deleteRow, type Table, writeIf } from '../table.ts';

/** In place of what was kept before, unless that is of a later try. `now` is epoch milliseconds. */
export const keepOpening = async (
  table: Table,
  { sessionId, generationId }: GenerationRef,
  opening: OpeningSoFar,
  now: number,
): Promise<void> => {
  const row = { ...opening, generation_id: generationId, expires_at: epochSeconds(now + HOUR) };
  await writeIf(
    table,
    put(
      { ...row, ...openingKey(sessionId) },
      {
        expression: 'attribute_not_exists(PK) OR id <= :id',
        values: { ':id': opening.id },
        refusal: () => new Error('A later try has begun'),
      },
    ),
  );
};

/** Once the scene stands, or was given up. */
export const forgetOpening = (table: Table, { sessionId }: GenerationRef): Promise<void> =>
  deleteRow(table, openingKey(sessionId));
