import * as z from 'zod/mini';
import { AppError } from '../../../shared/model/app-error.ts';
import { isBefore } from '../../domain/user/ended.ts';
import type { UserRecord } from '../../domain/user/user.ts';

/** What is used of an access token. */
const ClaimsSchema = z.object({
  sub: z.string().check(z.minLength(1)),
  username: z.optional(z.string()),
  client_id: z.string(),
  token_use: z.literal('access'),
  /** Epoch seconds of the sign-in, however often the token was refreshed since. */
  auth_time: z.int(),
  /** Epoch seconds. Held by the verifier where it stands; a token that never ends is none of the pool's. */
  exp: z.int(),
  /** The same in every token that follows from one sign-in. */
  origin_jti: z.optional(z.string()),
});
export type Claims = z.infer<typeof ClaimsSchema>;

/** The pool signs identity tokens too, and for other clients; only access tokens of this client count. */
export const acceptClaims = (claims: unknown, clientId: string): Claims => {
  const parsed = z.safeParse(ClaimsSchema, claims);
  if (!parsed.success || parsed.data.client_id !== clientId) throw new AppError('unauthenticated');
  return parsed.data;
};

/** Whether the sign-in this token comes from has been ended. */
export const isSignedOut = ({ auth_time: signedIn }: Claims, user: UserRecord | undefined): boolean =>
  isBefore(signedIn, user?.signed_out_at);
