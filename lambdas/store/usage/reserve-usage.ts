import { AppError } from '../../../shared/model/app-error.ts';
import type { ErrorCode } from '../../../shared/model/error-code.ts';
import type { GenerationId } from '../../../shared/model/id.ts';
import { type Reservation, RUNNING } from '../../domain/usage/quota.ts';
import { type Fragment, update } from '../fragment.ts';
import { usageKey } from '../keys.ts';

const take = (userId: string, counter: string, generation: GenerationId, limit: number, refusal: ErrorCode): Fragment =>
  update(
    usageKey(userId, counter),
    'ADD generations :generation',
    { ':generation': new Set([generation]) },
    {},
    {
      expression: 'attribute_not_exists(generations) OR size(generations) < :limit',
      values: { ':limit': limit },
      refusal: () => new AppError(refusal),
    },
  );

/** Reserves quota and a concurrent place. The members are generation ids, so that a repeated write counts once. */
export const reserveUsage = (userId: string, generation: GenerationId, { quota, running }: Reservation): Fragment[] => [
  ...(quota ? [take(userId, quota.counter, generation, quota.limit, 'quota_exceeded')] : []),
  take(userId, RUNNING, generation, running, 'running_limit'),
];
