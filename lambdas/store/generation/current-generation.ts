import * as z from 'zod/mini';
import { type GenerationRef, isCurrent } from '../../domain/generation/generation.ts';
import type { CurrentGeneration } from '../../domain/generation/ports.ts';
import { getRows } from '../batch.ts';
import { materialKey, sessionKey, specKey } from '../keys.ts';
import { parseMaterial } from '../material/row.ts';
import { getRow, type Table } from '../table.ts';
import { findRunning } from './find-generation.ts';
import { parseSpec } from './spec-row.ts';

/** The fields that tell whether a generation may still write for a session. */
const HeldSchema = z.object({ generation_id: z.nullable(z.string()), deleted_at: z.nullable(z.string()) });

/** What a step needs to start; undefined when the generation may no longer write. */
export const currentGeneration = async (table: Table, ref: GenerationRef): Promise<CurrentGeneration | undefined> => {
  const { sessionId, generationId } = ref;
  const [session, generation, contractRow] = await Promise.all([
    getRow(table, sessionKey(sessionId), { consistent: true }),
    findRunning(table, ref),
    getRow(table, specKey(sessionId, generationId), { consistent: true }),
  ]);
  if (session === undefined || !generation || contractRow === undefined) return undefined;
  const held = z.parse(HeldSchema, session);
  if (!isCurrent(held, ref) || held.deleted_at !== null) return undefined;
  const { spec, tier, pinned, materials: ids } = parseSpec(contractRow);
  const keys = ids.map((id) => materialKey(sessionId, id));
  const found = (await getRows(table, keys, { consistent: true })).map(parseMaterial);
  return {
    userId: generation.user_id,
    spec,
    tier,
    pinned,
    phase: generation.phase,
    materials: ids.flatMap((id) =>
      found
        .filter((material) => material.id === id)
        .map(({ name, text, object_key: objectKey }) => ({ id, name, text, objectKey })),
    ),
    written: generation.written,
    failed: generation.failed,
  };
};
