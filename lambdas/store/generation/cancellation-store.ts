import type { Cancellations } from '../../domain/generation/cancel.ts';
import type { TokenUsage } from '../../domain/generation/generation.ts';
import { failureReasons } from '../../domain/generation/reasons.ts';
import type { Table } from '../table.ts';
import { failGeneration } from './fail-generation.ts';

/** `costOf` answers USD: what was asked of the model until then is counted. */
export const createCancellationStore = (table: Table, costOf: (usage: TokenUsage) => number): Cancellations => ({
  cancel: (ref, at) =>
    failGeneration(table, ref, { reason: failureReasons.cancelled, at, counted: 'cancellations' }, costOf),
});
