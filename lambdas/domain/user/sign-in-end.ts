import type { Instant } from '../../../shared/model/time.ts';
import type { RecordChange } from '../record-change.ts';
import type { UserRecord } from './user.ts';

/** The sign-in that a ticket or socket was opened with. */
export interface SignIn {
  /** Epoch seconds, the precision of a token. */
  readonly signedInAt: number;
  /** Epoch milliseconds of the request for the ticket. */
  readonly requestedAt: number;
  /** The identity provider's id of it (`origin_jti`), the same in every token that follows from it; null if not told. */
  readonly signInId: string | null;
}

const secondOf = (at: Instant): number => Math.floor(Date.parse(at) / 1_000);

/** Whether a sign-in is older than the sign-out. In the same second it counts as newer. */
export const isBeforeSignOut = (signedInAt: number, signedOutAt: Instant | undefined): boolean =>
  signedOutAt !== undefined && signedInAt < secondOf(signedOutAt);

/** Whether a sign-out everywhere has ended a ticket or socket. */
export const isEndedBy = ({ signedInAt, requestedAt }: SignIn, signedOutAt: Instant | undefined): boolean =>
  isBeforeSignOut(signedInAt, signedOutAt) || (signedOutAt !== undefined && requestedAt < Date.parse(signedOutAt));

/** Whether a change ended all sign-ins of an account; one that goes closes what it has open by itself, before its rows go. */
export const isSignedOut = ({ before, after }: RecordChange<UserRecord>): boolean =>
  after !== undefined && after.signed_out_at !== before?.signed_out_at && after.deleting_at === undefined;
