import type { CollectionId, SessionId } from '../../../shared/model/id.ts';
import type { ReaderRecord } from '../progress/progress.ts';
import type { IdempotentRequest } from '../request/request.ts';
import type { CollectionRecord } from './collection.ts';

export interface CollectionQuery {
  readonly userId: string;
  readonly limit: number;
  readonly cursor: string | undefined;
}

export interface CollectionPage {
  readonly collections: readonly CollectionRecord[];
  readonly cursor: string | null;
}

export interface CollectionStore {
  create(collection: CollectionRecord, request: IdempotentRequest | undefined): Promise<CollectionRecord>;
  find(id: CollectionId): Promise<CollectionRecord | undefined>;
  list(query: CollectionQuery): Promise<CollectionPage>;
  /** Decides on what is stored now, again when it was changed in between; the same record is not written again. */
  change(
    id: CollectionId,
    decide: (current: CollectionRecord | undefined) => CollectionRecord,
  ): Promise<CollectionRecord>;
  remove(id: CollectionId): Promise<void>;
  /** The user's progress in some sessions; sessions without any are left out. */
  readers(userId: string, sessions: readonly SessionId[]): Promise<ReadonlyMap<SessionId, ReaderRecord>>;
}
