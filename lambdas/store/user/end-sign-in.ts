import { ACCESS_TOKEN_MINUTES } from '../../../shared/catalogue/limits.ts';
import { epochSeconds, MINUTE } from '../../../shared/model/time.ts';
import { put } from '../fragment.ts';
import { endedKey } from '../keys.ts';
import { type Table, writeIf } from '../table.ts';

/** Longer than the last access token of a sign-in is good for, and the last ticket that was asked for with it. */
const KEPT_MS = (ACCESS_TOKEN_MINUTES + 15) * MINUTE;

/** Stores that one sign-in has ended; the stream handler closes its sockets. */
export const endSignIn = async (table: Table, userId: string, signInId: string, now: number): Promise<void> => {
  const row = { ...endedKey(userId, signInId), user_id: userId, sign_in: signInId };
  await writeIf(table, put({ ...row, expires_at: epochSeconds(now + KEPT_MS) }));
};
