import type { Cancellations } from '../../domain/generation/cancel.ts';
import { failureReasons } from '../../domain/generation/reasons.ts';
import type { Table } from '../table.ts';
import { failGeneration } from './fail-generation.ts';

export const createCancellationStore = (table: Table): Cancellations => ({
  cancel: (ref, at) => failGeneration(table, ref, { reason: failureReasons.cancelled, at, counted: 'cancellations' }),
});
