import { AppError } from '../../../shared/model/app-error.ts';
import { asOf, type SessionRecord } from './session.ts';

/** `userId` undefined is a visitor. */
export interface Reader {
  readonly userId: string | undefined;
}

export const isOwner = (session: SessionRecord, { userId }: Reader): boolean => session.user_id === userId;

/** Owner always, also in the bin; others by its visibility. Being an admin opens nothing. */
export const mayRead = (session: SessionRecord, reader: Reader): boolean => {
  if (isOwner(session, reader)) return true;
  if (session.deleted_at !== null || session.hidden) return false;
  return session.visibility === 'public' || (session.visibility === 'community' && reader.userId !== undefined);
};

type Found = SessionRecord | undefined;

/** What may not be read is answered like what does not exist. */
export const readable = (found: Found, reader: Reader, now: number): SessionRecord => {
  const session = found && asOf(found, now);
  if (!session || !mayRead(session, reader)) throw new AppError('session_not_found');
  return session;
};

/** Readable and not in the bin: its scenes can be opened and learned from. */
export const open = (found: Found, reader: Reader, now: number): SessionRecord => {
  const session = readable(found, reader, now);
  if (session.deleted_at !== null) throw new AppError('session_not_found');
  return session;
};

/** One's own and not in the bin: it can be changed. */
export const owned = (found: Found, reader: Reader, now: number): SessionRecord => {
  const session = open(found, reader, now);
  if (!isOwner(session, reader)) throw new AppError('session_not_found');
  return session;
};
