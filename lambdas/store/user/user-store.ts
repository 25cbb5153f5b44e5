import type { UserStore } from '../../domain/user/ports.ts';
import { findStats } from '../stats/find-stats.ts';
import type { Table } from '../table.ts';
import { findUsage } from '../usage/find-usage.ts';
import { findUser } from './row.ts';
import { signUp } from './sign-up.ts';
import { updateUser } from './update-user.ts';

export const createUserStore = (table: Table): UserStore => ({
  find: (id, options) => findUser(table, id, options),
  signUp: (user) => signUp(table, user),
  update: (id, changes, at) => updateUser(table, id, changes, at),
  usage: (id, counters) => findUsage(table, id, counters),
  figures: (id) => findStats(table, id),
});
