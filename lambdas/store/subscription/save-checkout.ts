import { DAY, epochSeconds } from '../../../shared/model/time.ts';
import type { StoredCheckout } from '../../domain/subscription/ports.ts';
import { absent, put } from '../fragment.ts';
import { checkoutKey } from '../keys.ts';
import { type Table, writeIf } from '../table.ts';

/** The provider closes a checkout after a day; the row is of no use after that. */
const KEPT_DAYS = 2;

/** Replaces the checkout read before. False when another was stored meanwhile. */
export const saveCheckout = (
  table: Table,
  userId: string,
  { checkoutId, order }: Omit<StoredCheckout, 'version'>,
  before: StoredCheckout | undefined,
  now: number,
): Promise<boolean> => {
  const refusal = () => new Error('Another checkout came first');
  return writeIf(
    table,
    put(
      {
        ...checkoutKey(userId),
        checkout_id: checkoutId,
        order,
        version: (before?.version ?? 0) + 1,
        expires_at: epochSeconds(now + KEPT_DAYS * DAY),
      },
      before ? { expression: 'version = :before', values: { ':before': before.version }, refusal } : absent(refusal),
    ),
  );
};
