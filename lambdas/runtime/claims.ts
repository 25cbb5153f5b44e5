import * as z from 'zod/mini';
import { AppError } from '../../shared/model/app-error.ts';
import type { UserRecord } from '../domain/user/user.ts';

/** What is used of an access token. The gateway hands every claim over as a string. */
const ClaimsSchema = z.object({
  sub: z.string().check(z.minLength(1)),
  username: z.optional(z.string()),
  client_id: z.string(),
  token_use: z.literal('access'),
  /** Epoch seconds of the sign-in, however often the token was refreshed since. */
  auth_time: z.coerce.number().check(z.int()),
});
export type Claims = z.infer<typeof ClaimsSchema>;

/** The gateway accepts identity tokens too; here only access tokens of this client count. */
export const acceptClaims = (claims: unknown, clientId: string): Claims => {
  const parsed = z.safeParse(ClaimsSchema, claims);
  if (!parsed.success || parsed.data.client_id !== clientId) throw new AppError('unauthenticated');
  return parsed.data;
};

const seconds = (at: string): number => Math.floor(Date.parse(at) / 1_000);

/** Whether the sign-in this token comes from has been ended. Compared in seconds, which is all that a token knows. */
export const isSignedOut = ({ auth_time: signedIn }: Claims, user: UserRecord | undefined): boolean =>
  user?.signed_out_at !== undefined && signedIn < seconds(user.signed_out_at);
