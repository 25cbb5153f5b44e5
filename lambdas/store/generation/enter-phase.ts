import type { GenerationPhase } from '../../../shared/model/session/generation-phase.ts';
import type { GenerationRef } from '../../domain/generation/generation.ts';
import type { WriteOutcome } from '../../domain/generation/ports.ts';
import type { Table } from '../table.ts';
import { findRunning } from './find-generation.ts';
import { noteGeneration } from './note-generation.ts';

export const enterPhase = async (table: Table, ref: GenerationRef, phase: GenerationPhase): Promise<WriteOutcome> => {
  const running = await findRunning(table, ref);
  if (!running) return 'stale';
  if (running.phase === phase) return 'already';
  return (await noteGeneration(table, ref, { set: { phase } })) ? 'done' : 'stale';
};
