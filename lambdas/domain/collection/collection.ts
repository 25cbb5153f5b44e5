import { AppError } from '../../../shared/model/app-error.ts';
import { COLLECTION_ITEMS, type CollectionItem, type CollectionSummary } from '../../../shared/model/collection.ts';
import { type CollectionId, newId, type SessionId } from '../../../shared/model/id.ts';
import type { Visibility } from '../../../shared/model/session/visibility.ts';
import { type Instant, instant } from '../../../shared/model/time.ts';
import { type ReaderRecord, scenesToLearn, summarize } from '../progress/progress.ts';
import { mayRead, type Reader } from '../session/access.ts';
import { asOf, type SessionRecord } from '../session/session.ts';

/** A session in a collection, and what it was called when it was put there. */
interface ItemRecord {
  readonly session_id: SessionId;
  readonly title: string;
}

export interface CollectionRecord {
  readonly id: CollectionId;
  readonly user_id: string;
  readonly title: string;
  readonly description: string | null;
  readonly visibility: Visibility;
  readonly items: readonly ItemRecord[];
  readonly created_at: Instant;
  readonly updated_at: Instant;
  readonly version: number;
}

interface Words {
  readonly title: string;
  readonly description: string;
}

export const newCollection = (userId: string, { title, description }: Words, now: number): CollectionRecord => ({
  id: newId('col', now),
  user_id: userId,
  title,
  description: description || null,
  visibility: 'private',
  items: [],
  created_at: instant(now),
  updated_at: instant(now),
  version: 1,
});

type Found = CollectionRecord | undefined;
const notFound = () => new AppError('collection_not_found');

/** The owner may always read it, others depending on its visibility. Throws "not found" when the reader may not see it. */
export const readableCollection = (found: Found, { userId }: Reader): CollectionRecord => {
  const open = found?.visibility === 'public' || (found?.visibility === 'community' && userId !== undefined);
  if (!found || !(found.user_id === userId || open)) throw notFound();
  return found;
};

export const ownCollection = (found: Found, { userId }: Reader): CollectionRecord => {
  if (!found || found.user_id !== userId) throw notFound();
  return found;
};

interface Change extends Partial<Words> {
  readonly visibility?: Visibility | undefined;
  readonly items?: readonly SessionId[] | undefined;
}

/** The same items in another order. Throws `conflict` when items were added or removed since the order was made. */
const inOrder = ({ items }: CollectionRecord, order: readonly SessionId[]): readonly ItemRecord[] => {
  const byId = new Map(items.map((item) => [item.session_id, item]));
  const ordered = order.flatMap((id) => byId.get(id) ?? []);
  if (new Set(order).size !== items.length || ordered.length !== items.length) throw new AppError('conflict');
  return ordered;
};

const touched = (collection: CollectionRecord, now: number): CollectionRecord => ({
  ...collection,
  updated_at: instant(now),
});

export const changedCollection = (collection: CollectionRecord, change: Change, now: number): CollectionRecord =>
  touched(
    {
      ...collection,
      title: change.title ?? collection.title,
      description: change.description === undefined ? collection.description : change.description || null,
      visibility: change.visibility ?? collection.visibility,
      items: change.items ? inOrder(collection, change.items) : collection.items,
    },
    now,
  );

export const withItem = (collection: CollectionRecord, { id, title }: SessionRecord, now: number): CollectionRecord => {
  if (collection.items.some(({ session_id }) => session_id === id)) return collection;
  if (collection.items.length >= COLLECTION_ITEMS) throw new AppError('collection_full');
  return touched({ ...collection, items: [...collection.items, { session_id: id, title }] }, now);
};

export const withoutItem = (collection: CollectionRecord, id: SessionId, now: number): CollectionRecord => {
  const items = collection.items.filter(({ session_id }) => session_id !== id);
  if (items.length === collection.items.length) throw new AppError('session_not_found');
  return touched({ ...collection, items }, now);
};

export const presentSummary = ({ user_id: _, version: __, items, ...shown }: CollectionRecord): CollectionSummary => ({
  ...shown,
  items: items.map(({ session_id }) => session_id),
});

interface Shelf {
  readonly sessions: ReadonlyMap<SessionId, SessionRecord>;
  readonly readers: ReadonlyMap<SessionId, ReaderRecord>;
}

const goneItem = ({ session_id, title }: ItemRecord): CollectionItem => ({
  session_id,
  title,
  description: null,
  mode: 'custom',
  category: null,
  genre: null,
  scenes: 0,
  visibility: 'private',
  gone: true,
  progress: 0,
  learning_status: null,
});

const presentItem = (session: SessionRecord, reader: ReaderRecord | undefined): CollectionItem => {
  const scenes = scenesToLearn(session);
  const summary = reader && summarize(reader, scenes);
  return {
    session_id: session.id,
    title: session.title,
    description: session.description,
    mode: session.mode,
    category: session.category,
    genre: session.genre,
    scenes,
    visibility: session.visibility,
    gone: false,
    progress: summary?.score ?? 0,
    learning_status: session.generated_at === null ? null : (summary?.learningStatus ?? 'ready'),
  };
};

/** Every session that the reader may read. Others are left out, or shown as gone to the collection's owner. */
export const presentItems = (
  collection: CollectionRecord,
  { sessions, readers }: Shelf,
  reader: Reader,
  now: number,
): CollectionItem[] =>
  collection.items.flatMap((item) => {
    const stored = sessions.get(item.session_id);
    const session = stored && asOf(stored, now);
    if (session && session.deleted_at === null && mayRead(session, reader))
      return [presentItem(session, readers.get(session.id))];
    return collection.user_id === reader.userId ? [goneItem(item)] : [];
  });
