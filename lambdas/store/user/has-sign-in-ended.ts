import * as z from 'zod/mini';
import type { TicketHolder } from '../../domain/socket/socket.ts';
import { isEndedBy } from '../../domain/user/sign-in-end.ts';
import { getRows } from '../batch.ts';
import { deletionKey, endedKey, profileKey } from '../keys.ts';
import type { Table } from '../table.ts';
import { parseUser } from './row.ts';

const KeySchema = z.object({ SK: z.string() });

/**
 * Whether the sign-in of a ticket or socket has ended: alone, everywhere, or with its account. Consistent, so that
 * who writes first and then asks, and who ends first and then looks for what was written, never miss each other.
 */
export const hasSignInEnded = async (table: Table, holder: TicketHolder): Promise<boolean> => {
  const { userId, signInId } = holder;
  const ended = signInId === null ? [] : [endedKey(userId, signInId)];
  const rows = await getRows(table, [profileKey(userId), deletionKey(userId), ...ended], { consistent: true });
  const bySort = new Map(rows.map((row) => [z.parse(KeySchema, row).SK, row]));
  const profile = bySort.get(profileKey(userId).SK);
  // Besides the profile each of these rows is there only when something has ended
  if (profile === undefined || bySort.size > 1) return bySort.size > 0;
  const user = parseUser(profile);
  return user.deleting_at !== undefined || isEndedBy(holder, user.signed_out_at);
};
