import type { ListUsersCommandInput } from '@aws-sdk/client-cognito-identity-provider';
import { ServiceError } from '../lib/service-error.ts';
import type { Pool } from './pool.ts';
import { attributeList, summary } from './user.ts';
import type { PoolUser } from './user-store.ts';

const FILTER = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/;
const SEARCHABLE = ['email', 'name', 'sub', 'username', 'cognito:user_status'];
const MAX_PAGE = 60;

export function listUsers(pool: Pool) {
  return ({ Filter, Limit = MAX_PAGE, PaginationToken }: ListUsersCommandInput) => {
    if (Limit > MAX_PAGE) throw new ServiceError('InvalidParameterException', `Limit is at most ${MAX_PAGE}`);
    const found = pool.store.all().filter(Filter ? matcher(Filter) : () => true);
    const from = Number(PaginationToken ?? 0);
    const Users = found
      .slice(from, from + Limit)
      .map((user) => ({ ...summary(user), Attributes: attributeList(user) }));
    return { Users, ...(from + Limit < found.length && { PaginationToken: String(from + Limit) }) };
  };
}

function matcher(filter: string): (user: PoolUser) => boolean {
  const [, name = '', operator, quoted = ''] = FILTER.exec(filter) ?? [];
  if (!SEARCHABLE.includes(name)) throw new ServiceError('InvalidParameterException', 'Error while parsing filter');
  const wanted = quoted.replaceAll(/\\(.)/g, '$1');
  return (user) => {
    const named = { ...user.attributes, sub: user.sub, username: user.sub, 'cognito:user_status': user.status };
    const value = (named as Record<string, string>)[name] ?? '';
    return operator === '=' ? value === wanted : value.startsWith(wanted);
  };
}
