import * as z from 'zod/mini';
import { AppError } from '../../../shared/model/app-error.ts';
import { isBeforeSignOut } from '../../domain/user/sign-in-end.ts';
import type { UserRecord } from '../../domain/user/user.ts';
import { setting } from '../config.ts';
import { lazyAsync } from '../lazy.ts';

/** Loaded with the first token; anonymous requests do not need it. */
const verifier = lazyAsync(async () => {
  const issuer = setting('TOKEN_ISSUER');
  const { createVerifier } = await import('./jwt-verifier.ts');
  return createVerifier(issuer, setting('JWKS_URI') ?? `${issuer}/.well-known/jwks.json`);
});

/** The claims of a token that its issuer signed and that has not expired. */
export const verifyToken = async (token: string): Promise<unknown> => (await verifier())(token);

/** The claims of an access token that are used. */
const ClaimsSchema = z.object({
  sub: z.string().check(z.minLength(1)),
  username: z.optional(z.string()),
  client_id: z.string(),
  token_use: z.literal('access'),
  /** Epoch seconds of the sign-in, however often the token was refreshed since. */
  auth_time: z.int(),
  /** Epoch seconds. The verifier checks it where it is present; the pool issues no token without it. */
  exp: z.int(),
  /** The same in every token that follows from one sign-in. */
  origin_jti: z.optional(z.string()),
});
export type Claims = z.infer<typeof ClaimsSchema>;

/** Accepts only access tokens of this client: the pool also signs identity tokens and tokens for other clients. */
export const acceptClaims = (claims: unknown, clientId: string): Claims => {
  const parsed = z.safeParse(ClaimsSchema, claims);
  if (!parsed.success || parsed.data.client_id !== clientId) throw new AppError('unauthenticated');
  return parsed.data;
};

/** True when the user signed out everywhere after this token's sign-in. */
export const isSignedOut = ({ auth_time: signedIn }: Claims, user: UserRecord | undefined): boolean =>
  isBeforeSignOut(signedIn, user?.signed_out_at);
