import { randomUUID } from 'node:crypto';
import type { AttributeType } from '@aws-sdk/client-cognito-identity-provider';
import { ServiceError } from '../lib/service-error.ts';
import type { Pool } from './pool.ts';
import type { PoolUser, UserStatus } from './user-store.ts';

const WRITABLE = new Set(['name', 'email']);
const EMAIL = /^[^\s@]+@[^\s@]+\.?[^\s@]*$/;

export function attributeList(user: PoolUser): { Name: string; Value: string }[] {
  return Object.entries({ ...user.attributes, sub: user.sub }).map(([Name, Value]) => ({ Name, Value }));
}

/** An account as the admin operations describe it. */
export function summary(user: PoolUser) {
  return {
    Username: user.sub,
    Enabled: true,
    UserStatus: user.status,
    UserCreateDate: user.created,
    UserLastModifiedDate: user.modified,
  };
}

export function attributeRecord(list: AttributeType[] | undefined): Record<string, string> {
  return Object.fromEntries((list ?? []).map(({ Name, Value }) => [Name ?? '', Value ?? '']));
}

/** Attributes as the app's client may write them: name and e-mail address only. */
export function writable(list: AttributeType[] | undefined): Record<string, string> {
  const attributes = attributeRecord(list);
  if (Object.keys(attributes).some((name) => !WRITABLE.has(name)))
    throw new ServiceError('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
  return attributes;
}

/** A user that is not saved yet; throws for a name that is no address or is taken. */
export function draftUser(pool: Pool, username: string | undefined, attributes: object, status: UserStatus) {
  if (!username || !EMAIL.test(username))
    throw new ServiceError('InvalidParameterException', 'Username should be an email.');
  if (pool.store.find(username)) throw new ServiceError('UsernameExistsException', 'User already exists');
  const email = username.toLowerCase();
  const times = { created: pool.now(), modified: pool.now() };
  const groups: string[] = [];
  return { sub: randomUUID(), status, attributes: { ...attributes, email, email_verified: 'false' }, groups, ...times };
}

/** Saves a changed user. */
export function update(pool: Pool, user: PoolUser, changes: Partial<PoolUser>): PoolUser {
  const changed = { ...user, ...changes, modified: pool.now() };
  pool.store.save(changed);
  return changed;
}

export function confirm(pool: Pool, user: PoolUser): PoolUser {
  return update(pool, user, { status: 'CONFIRMED', attributes: { ...user.attributes, email_verified: 'true' } });
}
