import type { LeavingAccounts } from '../../domain/deletion/ports.ts';
import type { Groups } from '../../domain/user/ports.ts';
import { setting } from '../config.ts';
import { once } from '../once.ts';

/** Roles rarely change: the user pool's SDK is loaded when one does. */
const pool = once(async () => (await import('../../adapters/identity/groups.ts')).openGroups(setting('USER_POOL_ID')));
export const groups = once((): Groups => ({ mirror: async (userId, role) => (await pool()).mirror(userId, role) }));

const leaving = once(async () =>
  (await import('../../adapters/identity/leaving.ts')).openLeavingAccounts(setting('USER_POOL_ID')),
);
export const leavingAccounts = once(
  (): LeavingAccounts => ({
    signOut: async (user) => (await leaving()).signOut(user),
    erase: async (user) => (await leaving()).erase(user),
  }),
);
