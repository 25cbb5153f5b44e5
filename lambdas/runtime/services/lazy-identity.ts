import type { IdentityAccounts } from '../../domain/deletion/ports.ts';
import type { Groups } from '../../domain/user/ports.ts';
import { setting } from '../config.ts';
import { lazy } from '../lazy.ts';

/** Roles rarely change, so Cognito's SDK is loaded only when one does. */
const pool = lazy(async () => (await import('../../adapters/identity/groups.ts')).openGroups(setting('USER_POOL_ID')));
export const groups = lazy((): Groups => ({ mirror: async (userId, role) => (await pool()).mirror(userId, role) }));

const leaving = lazy(async () =>
  (await import('../../adapters/identity/account-deletion.ts')).openLeavingAccounts(setting('USER_POOL_ID')),
);
export const leavingAccounts = lazy(
  (): IdentityAccounts => ({
    signOut: async (user) => (await leaving()).signOut(user),
    erase: async (user) => (await leaving()).erase(user),
  }),
);
