import type { SessionId } from '../../../shared/model/id.ts';
import type { AddedRecord } from '../session/added.ts';
import type { SessionRecord } from '../session/session.ts';

export interface LibraryStore {
  find(userId: string, session: SessionId): Promise<AddedRecord | undefined>;
  /** What was added before stays as it is; answers with what stands. */
  add(userId: string, session: SessionRecord, author: string | null, now: number): Promise<AddedRecord>;
  remove(userId: string, session: SessionId): Promise<void>;
}
