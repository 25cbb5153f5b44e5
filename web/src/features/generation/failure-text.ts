import type { Session } from '../../../../shared/model/session.ts';

/** Why nothing came of the last generation; a session that is written says that it is its update. Null when all is well. */
export const failureText = ({
  failure_reason: reason,
  status,
}: Pick<Session, 'failure_reason' | 'status'>): string | null => {
  if (reason === null || (status !== 'ready' && status !== 'completed')) return reason;
  return reason === 'Cancelled' ? 'The update was cancelled.' : `The update failed: ${reason}`;
};
