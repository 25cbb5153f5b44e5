import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Access, Endpoint } from '../../../shared/contract/endpoint.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { MINUTE } from '../../../shared/model/time.ts';
import type { UserRecord } from '../../domain/user/user.ts';
import { isAccountDeleted } from '../../store/deletion/is-account-deleted.ts';
import { takeFromMinute } from '../../store/usage/take-from-minute.ts';
import { setting } from '../config.ts';
import { table, userStore } from '../container.ts';
import { acceptClaims, isSignedOut, verifyToken } from './token.ts';

export interface Caller {
  readonly userId: string;
  /** As the identity provider knows the account. */
  readonly username: string;
  /** Undefined between sign-up and the first stored record. Read consistently for admin endpoints. */
  readonly user: UserRecord | undefined;
  /** Epoch seconds. */
  readonly signedInAt: number;
  /** The identity provider's id of the sign-in, the same however often its token was refreshed. */
  readonly signInId: string | null;
  /** The access token, for calls to the identity provider on the caller's behalf. */
  readonly token: string;
}

/** What `callerOf` and the rate limit need. */
export interface CallerPorts {
  readonly verify: (token: string) => Promise<unknown>;
  readonly clientId: () => string;
  readonly user: (id: string, options: { consistent: boolean }) => Promise<UserRecord | undefined>;
  /** True when the account was deleted. */
  readonly wasDeleted: (id: string) => Promise<boolean>;
  /** Counts a weight against the rate limit of this minute; false when it is exceeded. */
  readonly withinRate: (id: string, weight: number, now: number) => Promise<boolean>;
}

export const callerPorts: CallerPorts = {
  verify: verifyToken,
  clientId: () => setting('USER_POOL_CLIENT_ID'),
  user: (id, options) => userStore().find(id, options),
  wasDeleted: (id) => isAccountDeleted(table(), id),
  withinRate: (id, weight, now) => takeFromMinute(table(), id, { weight, limit: setting('PERSON_LIMIT'), now }),
};

type Event = Pick<APIGatewayProxyEventV2, 'headers'>;

const bearerOf = ({ headers }: Event): string | undefined => headers['authorization']?.replace(/^Bearer +/i, '');

/**
 * Who makes a request, by its access token; the gateway does not check it (decisions/0023). Undefined for an anonymous
 * request where the endpoint allows one. An invalid token is refused everywhere.
 */
export const callerOf = async (event: Event, access: Access, ports: CallerPorts): Promise<Caller | undefined> => {
  if (access === 'public') return undefined;
  const token = bearerOf(event);
  if (token === undefined) {
    if (access === 'optional') return undefined;
    throw new AppError('unauthenticated');
  }
  const claims = acceptClaims(await ports.verify(token), ports.clientId());
  const user = await ports.user(claims.sub, { consistent: access === 'admin' });
  if (user ? user.deleting_at !== undefined : await ports.wasDeleted(claims.sub)) throw new AppError('sign_in');
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

/** Seconds until the next minute begins. */
const untilNextMinute = (now: number): number => Math.ceil((MINUTE - (now % MINUTE)) / 1_000);

/** Counts calls with a weight against the user's rate limit per minute. Throws `too_fast` above it. */
export const refuseTooFast = async (
  { weight }: Pick<Endpoint, 'weight'>,
  caller: Caller | undefined,
  now: number,
  ports: Pick<CallerPorts, 'withinRate'>,
): Promise<void> => {
  if (weight === undefined || caller === undefined) return;
  if (!(await ports.withinRate(caller.userId, weight, now)))
    throw new AppError('too_fast', { retry_after: untilNextMinute(now) });
};
