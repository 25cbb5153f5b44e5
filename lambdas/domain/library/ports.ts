import type { SessionId } from '../../../shared/model/id.ts';
import type { LibraryEntry } from '../session/library-entry.ts';
import type { SessionRecord } from '../session/session.ts';

export interface LibraryStore {
  find(userId: string, session: SessionId): Promise<LibraryEntry | undefined>;
  /** Repeatable: an entry that exists stays as it is and is the answer. */
  add(userId: string, session: SessionRecord, author: string | null, now: number): Promise<LibraryEntry>;
  remove(userId: string, session: SessionId): Promise<void>;
}
