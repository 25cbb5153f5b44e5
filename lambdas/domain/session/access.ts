import { AppError } from '../../../shared/model/app-error.ts';
import { asOf, type SessionRecord } from './session.ts';

/** Who reads; `userId` is undefined for anonymous readers. */
export interface Reader {
  readonly userId: string | undefined;
}

export const isOwner = (session: SessionRecord, { userId }: Reader): boolean => session.user_id === userId;

/** The owner may always read it, also in the bin; others depending on its visibility. Admins have no extra rights. */
export const mayRead = (session: SessionRecord, reader: Reader): boolean => {
  if (isOwner(session, reader)) return true;
  if (session.deleted_at !== null || session.hidden) return false;
  return session.visibility === 'public' || (session.visibility === 'community' && reader.userId !== undefined);
};

type Found = SessionRecord | undefined;

/** Throws "not found" unless the reader may read it. */
export const readable = (found: Found, reader: Reader, now: number): SessionRecord => {
  const session = found && asOf(found, now);
  if (!session || !mayRead(session, reader)) throw new AppError('session_not_found');
  return session;
};

/** Throws unless it is readable and not in the bin. */
export const open = (found: Found, reader: Reader, now: number): SessionRecord => {
  const session = readable(found, reader, now);
  if (session.deleted_at !== null) throw new AppError('session_not_found');
  return session;
};

/** Throws unless it is the user's own and not in the bin. */
export const owned = (found: Found, reader: Reader, now: number): SessionRecord => {
  const session = open(found, reader, now);
  if (!isOwner(session, reader)) throw new AppError('session_not_found');
  return session;
};
