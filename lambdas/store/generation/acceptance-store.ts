import type { AcceptanceStore } from '../../domain/acceptance/ports.ts';
import type { Table } from '../table.ts';
import { acceptGeneration } from './accept-generation.ts';
import { latestGeneration } from './latest-generation.ts';

export const createAcceptanceStore = (table: Table): AcceptanceStore => ({
  latest: (session) => latestGeneration(table, session),
  accept: (session, decide) => acceptGeneration(table, session, decide),
});
