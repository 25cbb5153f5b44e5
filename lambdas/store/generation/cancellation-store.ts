import type { Cancellations } from '../../domain/generation/cancel.ts';
import type { Table } from '../table.ts';
import { failGeneration } from './fail-generation.ts';

export const createCancellationStore = (table: Table): Cancellations => ({
  cancel: (ref, at) => failGeneration(table, ref, { reason: 'cancelled', at, counted: 'cancellations' }),
});
