import { epochSeconds, MINUTE } from '../../../shared/model/time.ts';
import { update } from '../fragment.ts';
import { usageKey } from '../keys.ts';
import { type Table, writeIf } from '../table.ts';

interface MinuteRequest {
  readonly weight: number;
  /** All of a minute. */
  readonly limit: number;
  readonly now: number;
}

/** Takes from the user's rate limit of this minute. False when it is used up. */
export const takeFromMinute = async (
  table: Table,
  userId: string,
  { weight, limit, now }: MinuteRequest,
): Promise<boolean> => {
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
