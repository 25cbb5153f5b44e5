import { AppError } from '../../../../shared/model/app-error.ts';
import type { ErrorCode } from '../../../../shared/model/error-code.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import type { SessionStore } from '../../session/ports.ts';
import type { SessionRecord } from '../../session/session.ts';
import type { GenerationKind } from '../../usage/quota.ts';
import { refuse } from '../lifecycle.ts';

interface RefusedStart {
  readonly userId: string;
  readonly sessionId: SessionId;
  readonly error: ErrorCode;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The code that is shown on the card; unexpected errors are shown as `internal`. */
export const refusalOf = (error: unknown): ErrorCode => (error instanceof AppError ? error.code : 'internal');

/** Refusals that pass with time: the card offers to try again. */
const retryable: readonly ErrorCode[] = ['quota_exceeded', 'running_limit', 'budget_spent'];

export const isRetryable = (code: ErrorCode): boolean => retryable.includes(code);

/** Why a generation was refused that is kept all the same, to be tried again; undefined where nothing is kept. */
export const retryableRefusal = (kind: GenerationKind, error: unknown): ErrorCode | undefined =>
  kind !== 'expansion' && error instanceof AppError && isRetryable(error.code) ? error.code : undefined;

/** `cost`: what the calls of the model came to today, `budget`: what they may, both in USD. */
export const refuseOverBudget = (cost: number, budget: number): void => {
  if (cost >= budget) throw new AppError('budget_spent');
};

/** Whether the session still waits for its first generation. */
const isAwaitingGeneration = (session: SessionRecord | undefined, userId: string): session is SessionRecord =>
  session?.user_id === userId &&
  session.generation_id === null &&
  session.generated_at === null &&
  session.deleted_at === null &&
  (session.status === 'new' || session.status === 'generating' || session.status === 'draft');

/** Stores the refusal on a session that waits for its first generation; other sessions stay as they are. */
export const recordRefusal = async (
  { sessions }: { readonly sessions: Pick<SessionStore, 'rewrite'> },
  { userId, sessionId, error: code, now }: RefusedStart,
): Promise<void> => {
  const stays = new AppError('conflict');
  await sessions
    .rewrite(sessionId, (stored) => {
      if (!isAwaitingGeneration(stored, userId)) throw stays;
      return refuse(stored, code, now);
    })
    .catch((error: unknown) => {
      if (error !== stays) throw error;
    });
};
