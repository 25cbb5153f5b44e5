import { AppError } from '../../../shared/model/app-error.ts';
import { type SessionStatus, sessionLifecycle } from '../../../shared/model/session/session.ts';
import { instant } from '../../../shared/model/time.ts';
import type { SessionRecord } from './session.ts';

/** The status itself may stay; every other step must be one of the declared lifecycle. */
export const move = (session: SessionRecord, to: SessionStatus): SessionStatus => {
  const next: readonly SessionStatus[] = sessionLifecycle[session.status];
  if (session.status !== to && !next.includes(to)) throw new AppError('conflict');
  return to;
};
export const changed = (session: SessionRecord, changes: Partial<SessionRecord>, now: number): SessionRecord => ({
  ...session,
  ...changes,
  updated_at: instant(now),
});
