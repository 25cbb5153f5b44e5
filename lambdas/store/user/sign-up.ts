import type { UserRecord } from '../../domain/user/user.ts';
import { absent, put } from '../fragment.ts';
import { countDay } from '../site/count-day.ts';
import { countMembers } from '../site/count-members.ts';
import { type Table, transact } from '../table.ts';
import { findUser, userRow } from './row.ts';

class AlreadyThere extends Error {}

/** The trigger of the user pool and the first call of the API race for this; a person is counted once. */
export const signUp = async (table: Table, user: UserRecord): Promise<UserRecord> => {
  try {
    await transact(table, [
      put(
        userRow(user),
        absent(() => new AlreadyThere()),
      ),
      countMembers({ users: 1 }),
      countDay(Date.parse(user.created_at), { sign_ups: 1 }),
    ]);
    return user;
  } catch (error) {
    const there = error instanceof AlreadyThere ? await findUser(table, user.id, { consistent: true }) : undefined;
    if (!there) throw error;
    return there;
  }
};
