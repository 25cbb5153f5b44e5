import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Access } from '../../../shared/contract/endpoint.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import type { UserRecord } from '../../domain/user/user.ts';
import { hasLeft } from '../../store/deletion/has-left.ts';
import { takeAllowance } from '../../store/usage/take-allowance.ts';
import { setting } from '../config.ts';
import { table, userStore } from '../container.ts';
import { acceptClaims, isSignedOut } from './claims.ts';
import { verifyToken } from './token.ts';

export interface Caller {
  readonly userId: string;
  /** As the identity provider knows the account. */
  readonly username: string;
  /** Undefined between sign-up and the first record; read consistently for admins. */
  readonly user: UserRecord | undefined;
  /** Epoch seconds. */
  readonly signedInAt: number;
  /** The identity provider's id of the sign-in, the same however often its token was refreshed. */
  readonly signInId: string | null;
  /** What the caller showed; the identity provider is asked with it on the caller's own behalf. */
  readonly token: string;
}

/** What telling a caller needs of the outside. */
export interface Gate {
  readonly verify: (token: string) => Promise<unknown>;
  readonly clientId: () => string;
  readonly user: (id: string, options: { consistent: boolean }) => Promise<UserRecord | undefined>;
  /** Whether somebody without a record has had one and deleted it. */
  readonly left: (id: string) => Promise<boolean>;
  /** Takes a weight of what somebody may have done in this minute; false when it is too much. */
  readonly allow: (id: string, weight: number, now: number) => Promise<boolean>;
}

export const gate: Gate = {
  verify: verifyToken,
  clientId: () => setting('USER_POOL_CLIENT_ID'),
  user: (id, options) => userStore().find(id, options),
  left: (id) => hasLeft(table(), id),
  allow: (id, weight, now) => takeAllowance(table(), id, { weight, limit: setting('PERSON_LIMIT'), now }),
};

type Event = Pick<APIGatewayProxyEventV2, 'headers'>;

const bearerOf = ({ headers }: Event): string | undefined => headers['authorization']?.replace(/^Bearer +/i, '');

/**
 * Who asks, by the token that comes along: no gateway looks at it before (decisions/0023). Undefined is a visitor, where
 * visitors are let in; a token that does not hold is refused everywhere.
 */
export const callerOf = async (event: Event, access: Access, from: Gate): Promise<Caller | undefined> => {
  if (access === 'public') return undefined;
  const token = bearerOf(event);
  if (token === undefined) {
    if (access === 'optional') return undefined;
    throw new AppError('unauthenticated');
  }
  const claims = acceptClaims(await from.verify(token), from.clientId());
  const user = await from.user(claims.sub, { consistent: access === 'admin' });
  if (user ? user.deleting_at !== undefined : await from.left(claims.sub)) throw new AppError('sign_in');
  if (isSignedOut(claims, user)) throw new AppError('unauthenticated');
  if (access === 'admin' && (user === undefined || user.role === 'user')) throw new AppError('forbidden');
  return {
    userId: claims.sub,
    username: claims.username ?? claims.sub,
    user,
    signedInAt: claims.auth_time,
    signInId: claims.origin_jti ?? null,
    token,
  };
};
