import type { Instant } from '../../../shared/model/time.ts';
import type { RecordChange } from '../record-change.ts';
import type { UserRecord } from './user.ts';

/** A sign-in, as what it opened remembers it. */
export interface SignIn {
  /** Epoch seconds, which is all that a token knows. */
  readonly signedInAt: number;
  /** Epoch milliseconds at which it asked for what it opened. */
  readonly requestedAt: number;
  /** The identity provider's id of it (`origin_jti`), the same in every token that follows from it; null if not told. */
  readonly signInId: string | null;
}

const secondOf = (at: Instant): number => Math.floor(Date.parse(at) / 1_000);

/** Whether tokens of a sign-in are worth nothing any more. In the second of the sign-out the new one counts. */
export const isBeforeSignOut = (signedInAt: number, signedOutAt: Instant | undefined): boolean =>
  signedOutAt !== undefined && signedInAt < secondOf(signedOutAt);

/** Whether a sign-out everywhere ended what a sign-in opened. */
export const isEndedBy = ({ signedInAt, requestedAt: askedAt }: SignIn, signedOutAt: Instant | undefined): boolean =>
  isBeforeSignOut(signedInAt, signedOutAt) || (signedOutAt !== undefined && askedAt < Date.parse(signedOutAt));

/** Whether a change ended all sign-ins of an account; one that goes closes what it has open by itself, before its rows go. */
export const isSignedOut = ({ before, after }: RecordChange<UserRecord>): boolean =>
  after !== undefined && after.signed_out_at !== before?.signed_out_at && after.deleting_at === undefined;
