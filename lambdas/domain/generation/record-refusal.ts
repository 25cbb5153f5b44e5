import { AppError } from '../../../shared/model/app-error.ts';
import type { ErrorCode } from '../../../shared/model/error-code.ts';
import type { SessionId } from '../../../shared/model/id.ts';
import type { SessionStore } from '../session/ports.ts';
import type { SessionRecord } from '../session/session.ts';
import { refuse } from './lifecycle.ts';

interface Refused {
  readonly userId: string;
  readonly sessionId: SessionId;
  readonly error: ErrorCode;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What its author reads on the card; of what nobody foresaw, not a word. */
export const refusalOf = (error: unknown): ErrorCode => (error instanceof AppError ? error.code : 'internal');

/** No generation has been accepted for it, and one was meant to be. */
const waits = (session: SessionRecord | undefined, userId: string): session is SessionRecord =>
  session?.user_id === userId &&
  session.generation_id === null &&
  session.generated_at === null &&
  session.deleted_at === null &&
  (session.status === 'new' || session.status === 'generating' || session.status === 'draft');

/** The session that waited for a generation says why it got none. One that does not wait stays as it is. */
export const leaveReason = async (
  { sessions }: { readonly sessions: Pick<SessionStore, 'rewrite'> },
  { userId, sessionId, error: code, now }: Refused,
): Promise<void> => {
  const stays = new AppError('conflict');
  await sessions
    .rewrite(sessionId, (stored) => {
      if (!waits(stored, userId)) throw stays;
      return refuse(stored, code, now);
    })
    .catch((error: unknown) => {
      if (error !== stays) throw error;
    });
};
