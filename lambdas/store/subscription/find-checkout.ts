import * as z from 'zod/mini';
import type { StoredCheckout } from '../../domain/subscription/ports.ts';
import { checkoutKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';

const RowSchema = z.object({ checkout_id: z.string(), order: z.string(), version: z.int() });

/** The last checkout that somebody was sent to, open or not. */
export const findCheckout = async (table: Table, userId: string): Promise<StoredCheckout | undefined> => {
  const row = await getRow(table, checkoutKey(userId), { consistent: true });
  if (row === undefined) return undefined;
  const { checkout_id: checkoutId, order, version } = z.parse(RowSchema, row);
  return { checkoutId, order, version };
};
