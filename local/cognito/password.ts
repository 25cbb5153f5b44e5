import { ServiceError } from '../lib/service-error.ts';
import type { Pool } from './pool.ts';
import { makeVerifier } from './srp.ts';
import type { PoolUser } from './user-store.ts';

const MIN_LENGTH = 6;
const MAX_LENGTH = 256;

/** The name a user's password is bound to: the part of the pool's id after the region, and the user's id. */
export function srpIdentity(pool: Pick<Pool, 'poolId'>, sub: string): string {
  return `${pool.poolId.split('_')[1]}${sub}`;
}

/** The verifier of a new password; throws when the pool's policy refuses it. */
export function newPassword(pool: Pool, user: Pick<PoolUser, 'sub'>, password = '') {
  if (password.length < MIN_LENGTH)
    throw new ServiceError(
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    );
  if (password.length > MAX_LENGTH || password.trim() !== password)
    throw new ServiceError(
      'InvalidParameterException',
      "1 validation error detected: Value at 'password' failed to satisfy constraint: " +
        'Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$',
    );
  return makeVerifier(srpIdentity(pool, user.sub), password);
}
