import { DELETION_WORD } from '../../../shared/contract/account/deletion.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { type Instant, instant } from '../../../shared/model/time.ts';
import type { UserRecord } from '../user/user.ts';
import type { DeletionStore } from './ports.ts';

interface DeletionInput {
  readonly userId: string;
  readonly user: UserRecord | undefined;
  readonly confirmation: string;
  readonly now: number;
}

/** From here on every call of the user is refused; a job deletes everything they have. */
export const beginDeletion = async (
  { store, switchedOn }: { readonly store: DeletionStore; readonly switchedOn: boolean },
  { userId, user, confirmation, now }: DeletionInput,
): Promise<Instant> => {
  if (confirmation !== DELETION_WORD) throw new AppError('deletion_unconfirmed');
  if (!switchedOn) throw new AppError('deletion_absent');
  if (!user) throw new AppError('unauthenticated');
  const at = instant(now);
  await store.begin({ userId, role: user.role }, at);
  return at;
};
