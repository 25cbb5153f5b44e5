import { newUser, presentUser } from '../../../../lambdas/domain/user/user.ts';
import type { User } from '../../../../shared/model/account/user.ts';

/** A user on the Free plan whose profile holds only a name. */
export const user = (given: Partial<User> = {}): User => ({
  ...presentUser(newUser('user-1', 'ines@example.org', 'Ines Novak', '2025-06-01T00:00:00.000Z')),
  ...given,
});
