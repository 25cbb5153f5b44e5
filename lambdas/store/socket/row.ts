import * as z from 'zod/mini';
import type { OpenSocket } from '../../domain/socket/socket.ts';
import type { SignIn } from '../../domain/user/sign-in-end.ts';

/** The sign-in of a ticket or socket. A row without it ends with any sign-out. */
export const signInFields = {
  signed_in_at: z._default(z.int(), 0),
  asked_at: z._default(z.int(), 0),
  sign_in: z._default(z.nullable(z.string()), null),
};

export const signInRow = ({ signedInAt, requestedAt, signInId }: SignIn) => ({
  signed_in_at: signedInAt,
  asked_at: requestedAt,
  sign_in: signInId,
});

interface Row {
  readonly signed_in_at: number;
  readonly asked_at: number;
  readonly sign_in: string | null;
}

export const signInOf = (row: Row): SignIn => ({
  signedInAt: row.signed_in_at,
  requestedAt: row.asked_at,
  signInId: row.sign_in,
});

const RowSchema = z.object({
  connection: z.string(),
  opened_at: z._default(z.int(), 0),
  expires_at: z.int(),
  ...signInFields,
});

export const parseSocket = (row: unknown): OpenSocket & { readonly expiresAt: number } => {
  const parsed = z.parse(RowSchema, row);
  const { connection, opened_at: openedAt, expires_at: expiresAt } = parsed;
  return { connection, openedAt, expiresAt, ...signInOf(parsed) };
};
