import type { GenerationRef } from '../../../domain/generation/generation.ts';
import type { WriteOutcome } from '../../../domain/generation/ports.ts';
import type { TokenUsage } from '../../../domain/model/token-usage.ts';
import { different, digestOf, writeFields } from '../../scene/write-fields.ts';
import type { Table } from '../../table.ts';
import { findRunning } from '../find-generation.ts';
import { noteGeneration } from '../note-generation.ts';

/** Marks a scene as failed: it keeps its place and title, without content. */
export const failScene = async (
  table: Table,
  ref: GenerationRef,
  order: number,
  spent: { readonly usage: TokenUsage } | { readonly checks: TokenUsage },
): Promise<WriteOutcome> => {
  const generation = await findRunning(table, ref);
  if (!generation) return 'stale';
  const writer = { ...ref, userId: generation.user_id };
  const digest = digestOf({ failed: spent });
  const empty = { content: null, quiz: null, keys: [], sources: [], terms: [], activities: [], asked: 0, passed: 0 };
  const fields = { state: 'failed' as const, ...empty, digest };
  const now = await writeFields(table, writer, order, fields, different(writer, digest));
  if (!(await noteGeneration(table, ref, { failed: order, ...(now ? spent : {}) }))) return 'stale';
  return now ? 'done' : 'already';
};
