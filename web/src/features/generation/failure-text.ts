import type { Session } from '../../../../shared/model/session.ts';
import { generationTexts } from '../../texts/generation.ts';

/** Its author stopped it: nothing has failed. */
export const isCancelled = ({ failure_reason }: Pick<Session, 'failure_reason'>): boolean =>
  failure_reason === 'Cancelled';

/** Why nothing came of the last generation; a session that is written says that it is its update. Null when all is well. */
export const failureText = ({
  failure_reason: reason,
  status,
}: Pick<Session, 'failure_reason' | 'status'>): string | null => {
  if (reason === null || (status !== 'ready' && status !== 'completed')) return reason;
  return isCancelled({ failure_reason: reason })
    ? generationTexts.theUpdateWasCancelled
    : generationTexts.theUpdateFailed({ reason });
};
