import { RECYCLING_DAYS } from '../../../shared/catalogue/limits.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { DAY, epochSeconds, instant } from '../../../shared/model/time.ts';
import { isOwner, type Reader, readable } from './access.ts';
import type { SessionRecord } from './session.ts';

const RECYCLING_MS = RECYCLING_DAYS * DAY;

/** Sessions deleted at this instant or earlier have expired. */
export const binnedSince = (now: number) => instant(now - RECYCLING_MS);

export const toBin = (session: SessionRecord, userId: string, now: number): SessionRecord => ({
  ...session,
  deleted_at: instant(now),
  deleted_by: userId,
  expires_at: epochSeconds(now + RECYCLING_MS),
});

/** The session restored from the bin. It is private, whoever could read it before. */
export const outOfBin = ({ expires_at: _, ...session }: SessionRecord): SessionRecord => ({
  ...session,
  deleted_at: null,
  deleted_by: null,
  visibility: 'private',
});

/** Throws unless it is the user's own and in the bin. */
export const binned = (found: SessionRecord | undefined, reader: Reader, now: number): SessionRecord => {
  const session = readable(found, reader, now);
  if (!isOwner(session, reader) || session.deleted_at === null) throw new AppError('session_not_found');
  return session;
};
