import type { GenerationId } from '../../../shared/model/id.ts';
import { type Fragment, update } from '../fragment.ts';
import { usageKey } from '../keys.ts';

/** Releases a generation's place in a counter. Repeatable. */
export const releaseUsage = (userId: string, counter: string, generation: GenerationId): Fragment =>
  update(usageKey(userId, counter), 'DELETE generations :generation', { ':generation': new Set([generation]) });
