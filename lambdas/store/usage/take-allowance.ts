import { epochSeconds, MINUTE } from '../../../shared/model/time.ts';
import { update } from '../fragment.ts';
import { usageKey } from '../keys.ts';
import { type Table, writeIf } from '../table.ts';

interface Taken {
  readonly weight: number;
  /** All of a minute. */
  readonly limit: number;
  readonly now: number;
}

/** Takes some of what a person may have done in this minute. False when there is not that much left of it. */
export const takeAllowance = async (table: Table, userId: string, { weight, limit, now }: Taken): Promise<boolean> => {
  const minute = new Date(now).toISOString().slice(0, 16);
  return writeIf(
    table,
    update(
      usageKey(userId, `minute#${minute}`),
      'SET expires_at = :expires ADD taken :weight',
      { ':weight': weight, ':expires': epochSeconds(now + 10 * MINUTE) },
      {},
      {
        expression: 'attribute_not_exists(taken) OR taken <= :room',
        values: { ':room': limit - weight },
        refusal: () => new Error('Nothing is left of this minute'),
      },
    ),
  );
};
