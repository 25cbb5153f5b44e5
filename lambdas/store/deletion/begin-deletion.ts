import type { Role } from '../../../shared/model/account/user.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import type { Instant } from '../../../shared/model/time.ts';
import { absent, put, update } from '../fragment.ts';
import { memberIndexes, profileKey } from '../keys.ts';
import { moveRole } from '../site/move-role.ts';
import { type Table, transact } from '../table.ts';
import { deletionRow } from './row.ts';

/**
 * The profile is marked, its role taken away (refused for the last owner), and the job noted; the table's stream starts
 * it. Who has begun before is refused like everybody who is leaving.
 */
export const beginDeletion = async (
  table: Table,
  { userId, role }: { readonly userId: string; readonly role: Role },
  at: Instant,
): Promise<void> => {
  const job = { user_id: userId, passes: 0, stopped: [], started_at: at, finished_at: null };
  const { GSI2PK } = memberIndexes(userId, 'user', at);
  await transact(table, [
    update(
      profileKey(userId),
      'SET deleting_at = :at, signed_out_at = :at, updated_at = :at, is_public = :no, #role = :user, GSI2PK = :list',
      { ':at': at, ':no': false, ':user': 'user', ':list': GSI2PK },
      { '#role': 'role' },
      {
        expression: '#role = :role AND attribute_not_exists(deleting_at)',
        values: { ':role': role },
        refusal: () => new AppError('conflict'),
      },
    ),
    ...(role === 'user' ? [] : [moveRole(role, 'user')]),
    put(
      deletionRow(job),
      absent(() => new AppError('sign_in')),
    ),
  ]);
};
