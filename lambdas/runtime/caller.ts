import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import type { Access } from '../../shared/contract/endpoint.ts';
import { AppError } from '../../shared/model/app-error.ts';
import type { UserRecord } from '../domain/user/user.ts';
import { hasLeft } from '../store/deletion/has-left.ts';
import { acceptClaims, isSignedOut } from './claims.ts';
import { setting } from './config.ts';
import { table, userStore } from './container.ts';
import { verifyToken } from './token.ts';

export interface Caller {
  readonly userId: string;
  /** As the identity provider knows the account. */
  readonly username: string;
  /** Undefined between sign-up and the first record; read consistently for admins. */
  readonly user: UserRecord | undefined;
  /** Epoch seconds. */
  readonly signedInAt: number;
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
}

export const gate: Gate = {
  verify: verifyToken,
  clientId: () => setting('USER_POOL_CLIENT_ID'),
  user: (id, options) => userStore().find(id, options),
  left: (id) => hasLeft(table(), id),
};

type Event = Pick<APIGatewayProxyEventV2WithJWTAuthorizer, 'headers'> & {
  readonly requestContext: { readonly authorizer?: { readonly jwt?: { readonly claims: unknown } } };
};

const bearerOf = ({ headers }: Event): string | undefined => headers['authorization']?.replace(/^Bearer +/i, '');

/** On user and admin routes the gateway has verified the token; on optional ones it is done here. */
const claimsOf = async (event: Event, access: Access, { verify }: Gate): Promise<unknown> => {
  if (access !== 'optional') return event.requestContext.authorizer?.jwt?.claims;
  const token = bearerOf(event);
  return token === undefined ? undefined : verify(token);
};

/** Who asks. Undefined is a visitor, where visitors are let in; a token that does not hold is refused everywhere. */
export const callerOf = async (event: Event, access: Access, from: Gate): Promise<Caller | undefined> => {
  if (access === 'public') return undefined;
  const raw = await claimsOf(event, access, from);
  if (raw === undefined && access === 'optional') return undefined;
  const claims = acceptClaims(raw, from.clientId());
  const user = await from.user(claims.sub, { consistent: access === 'admin' });
  if (user ? user.deleting_at !== undefined : await from.left(claims.sub)) throw new AppError('sign_in');
  if (isSignedOut(claims, user)) throw new AppError('unauthenticated');
  if (access === 'admin' && (user === undefined || user.role === 'user')) throw new AppError('forbidden');
  const token = bearerOf(event) ?? '';
  return { userId: claims.sub, username: claims.username ?? claims.sub, user, signedInAt: claims.auth_time, token };
};
