import type { GenerationId } from '../../../shared/model/id.ts';
import { type Fragment, update } from '../fragment.ts';
import { usageKey } from '../keys.ts';

/** Gives a place back; one that was never taken, or given back before, stays as it is. */
export const releaseUsage = (userId: string, counter: string, generation: GenerationId): Fragment =>
  update(usageKey(userId, counter), 'DELETE generations :generation', { ':generation': new Set([generation]) });
