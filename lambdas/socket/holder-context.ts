import * as z from 'zod/mini';
import type { Holder } from '../domain/socket/socket.ts';

const number = z.coerce.number().check(z.int());

/** What the authorizer tells the socket's function; the gateway makes a text of every value. */
export const contextOf = ({ userId, signedInAt, askedAt, signInId }: Holder) => ({
  userId,
  signedInAt,
  askedAt,
  signInId: signInId ?? '',
});

export const ContextSchema = z.object({
  userId: z.string().check(z.minLength(1)),
  signedInAt: number,
  askedAt: number,
  signInId: z.pipe(
    z.string(),
    z.transform((id) => (id === '' ? null : id)),
  ),
});
