import type { GenerationPhase } from '../../../shared/model/generation-phase.ts';
import type { GenerationRef } from '../../domain/generation/generation.ts';
import type { WriteOutcome } from '../../domain/generation/ports.ts';
import type { Table } from '../table.ts';
import { findGeneration } from './find-generation.ts';

/** The generation ended while its end was being written. */
export class GenerationOver extends Error {
  override readonly name = 'Over';
}

/** What the same end, written again, comes to: done before, or somebody else's business by now. */
export const outcomeOf = async (table: Table, ref: GenerationRef, end: GenerationPhase): Promise<WriteOutcome> =>
  (await findGeneration(table, ref))?.phase === end ? 'already' : 'stale';
