import type { AcceptanceStore } from '../../domain/generation/start-ports.ts';
import type { Table } from '../table.ts';
import { latestGeneration } from './latest-generation.ts';
import { readContract } from './read-spec.ts';
import { acceptGeneration } from './start-generation.ts';

/** `budget`: USD that the generations of a day may cost; undefined is without limit. */
export const createAcceptanceStore = (table: Table, budget: number | undefined): AcceptanceStore => ({
  latest: (session) => latestGeneration(table, session),
  agreed: (ref) => readContract(table, ref),
  accept: (session, decide) => acceptGeneration(table, session, decide, budget),
});
