import * as z from 'zod/mini';
import type { TicketHolder } from '../domain/socket/socket.ts';

const number = z.coerce.number().check(z.int());

/** Context from the authorizer to the socket's function; the gateway turns every value into a string. */
export const contextOf = ({ userId, signedInAt, requestedAt, signInId }: TicketHolder) => ({
  userId,
  signedInAt,
  requestedAt,
  signInId: signInId ?? '',
});

export const ContextSchema = z.object({
  userId: z.string().check(z.minLength(1)),
  signedInAt: number,
  requestedAt: number,
  signInId: z.pipe(
    z.string(),
    z.transform((id) => (id === '' ? null : id)),
  ),
});
