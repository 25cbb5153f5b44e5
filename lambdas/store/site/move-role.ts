import type { Role } from '../../../shared/model/account/user.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { changing, type Fragment, update } from '../fragment.ts';
import { countsKey } from '../keys.ts';

const counted: Readonly<Record<Role, Readonly<Record<string, number>>>> = {
  user: {},
  admin: { admins: 1 },
  owner: { owners: 1 },
};
const less = (figures: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, by]) => [name, -by]));

/** Moves a user between the role counts. Refuses to remove the last owner. */
export const moveRole = (from: Role, to: Role): Fragment => {
  const { expression, names, values } = changing({ add: { ...less(counted[from]), ...counted[to] } });
  if (from !== 'owner') return update(countsKey, expression, values, names);
  return update(countsKey, expression, values, names, {
    expression: 'owners > :one',
    values: { ':one': 1 },
    refusal: () => new AppError('last_owner'),
  });
};
