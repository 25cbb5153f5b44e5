import type { Tier } from '../../../shared/catalogue/limits.ts';
import type { IdempotentRequest } from '../request/request.ts';
import type { SessionStore } from '../session/ports.ts';
import type { SessionRecord } from '../session/session.ts';
import { kindOf, refuseOverQuota, reservationFor } from '../usage/quota.ts';
import type { UserStore } from '../user/ports.ts';
import { type NewSession, newSession } from './new-session.ts';
import { refuseTypedStyle } from './request/style.ts';

interface Creation {
  readonly userId: string;
  readonly tier: Tier;
  readonly body: NewSession;
  readonly request: IdempotentRequest | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Makes a session, or throws `quota_exceeded` where it would stay behind without a title: its generation cannot begin. */
export const createSession = async (
  { sessions, users }: { readonly sessions: Pick<SessionStore, 'create'>; readonly users: Pick<UserStore, 'usage'> },
  { userId, tier, body, request, now }: Creation,
): Promise<SessionRecord> => {
  const session = newSession(userId, body, now);
  if (session.mode === 'custom') refuseTypedStyle(session.genre ?? '', session.author_inspiration ?? '', tier);
  const reservation = reservationFor(kindOf(session.mode), tier, now);
  if (session.status === 'generating' && reservation.quota)
    refuseOverQuota(await users.usage(userId, [reservation.quota.counter]), reservation);
  return sessions.create(session, request);
};
