import type { SessionId } from '../../../shared/model/id.ts';
import type { LibraryEntry } from '../session/library-entry.ts';
import type { SessionRecord } from '../session/session.ts';

export interface LibraryStore {
  find(userId: string, session: SessionId): Promise<LibraryEntry | undefined>;
  /** What was added before stays as it is; answers with what stands. */
  add(userId: string, session: SessionRecord, author: string | null, now: number): Promise<LibraryEntry>;
  remove(userId: string, session: SessionId): Promise<void>;
}
