import { AppError } from '../../../shared/model/app-error.ts';
import type { IdempotentRequest } from '../../domain/request/request.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { absent, check, put } from '../fragment.ts';
import { profileKey } from '../keys.ts';
import { onceRequested } from '../request/once-requested.ts';
import { addStats } from '../stats/add-stats.ts';
import { type Table, transact } from '../table.ts';
import { findSession, sessionRow } from './row.ts';

/** Creates the session and counts it. Refused when the account is being deleted. */
export const createSession = async (
  table: Table,
  session: SessionRecord,
  request: IdempotentRequest | undefined,
): Promise<SessionRecord> => {
  const id = await onceRequested(table, request, session.id, (claim) =>
    transact(table, [
      ...claim,
      put(
        sessionRow(session),
        absent(() => new AppError('conflict')),
      ),
      ...addStats(session.user_id, session.mode, { sessions: 1 }),
      check(profileKey(session.user_id), {
        expression: 'attribute_not_exists(deleting_at)',
        refusal: () => new AppError('unauthenticated'),
      }),
    ]),
  );
  if (id === session.id) return session;
  const earlier = await findSession(table, id);
  if (!earlier) throw new AppError('session_not_found');
  return earlier;
};
