import { newId, type SceneId, sceneAddress } from '../../../shared/model/id.ts';
import type { ProgressState, ProgressStore, ProgressWrites } from '../../domain/progress/ports.ts';
import type { IdempotentRequest } from '../../domain/request/request.ts';
import { isOwner } from '../../domain/session/access.ts';
import { type Fragment, put } from '../fragment.ts';
import { progressKey } from '../keys.ts';
import { onceRequested } from '../request/once-requested.ts';
import { findScene } from '../scene/row.ts';
import { findLibraryEntry } from '../session/find-library-entry.ts';
import { findSession, replaceSession } from '../session/row.ts';
import { updateLibraryEntry } from '../session/update-library-entry.ts';
import { addStats } from '../stats/add-stats.ts';
import { getRow, type Table, transact } from '../table.ts';
import { withOptimisticLock } from '../version-conflict.ts';
import { findProgress, findReader, parseEntry, putReader } from './row.ts';

const readState = async (table: Table, userId: string, id: SceneId): Promise<ProgressState> => {
  const { sessionId, order } = sceneAddress(id);
  const [session, scene, reader, entry] = await Promise.all([
    findSession(table, sessionId),
    findScene(table, id),
    findReader(table, userId, sessionId),
    getRow(table, progressKey(userId, sessionId, order), { consistent: true }),
  ]);
  return { session, scene, reader, entry: entry === undefined ? undefined : parseEntry(entry) };
};

/** Updates the library entry of a reader who is not the author. */
const addedWrites = async (
  table: Table,
  { session }: ProgressState,
  { entry, reader }: ProgressWrites,
): Promise<Fragment[]> => {
  if (!session || isOwner(session, { userId: entry.user_id })) return [];
  const added = await findLibraryEntry(table, entry.user_id, session.id);
  return added ? [updateLibraryEntry(added, session, reader, entry.last_accessed)] : [];
};

const writesOf = ({ entry, reader, minutes, completed, session, mode }: ProgressWrites): Fragment[] => [
  put({ ...entry, ...progressKey(entry.user_id, entry.session_id, entry.order) }),
  putReader(reader),
  ...addStats(entry.user_id, mode, { minutes, completed }),
  ...(session ? [replaceSession(session)] : []),
];

const recordProgress = (
  table: Table,
  userId: string,
  scene: SceneId,
  decide: (state: ProgressState) => ProgressWrites,
  request: IdempotentRequest | undefined,
): Promise<ProgressState> =>
  withOptimisticLock(async () => {
    const state = await readState(table, userId, scene);
    const id = newId('req');
    let next = state;
    const made = await onceRequested(table, request, id, async (claim) => {
      const writes = decide(state);
      const added = await addedWrites(table, state, writes);
      await transact(table, [...claim, ...writesOf(writes), ...added]);
      const { entry, reader, session = state.session } = writes;
      next = { ...state, session, reader: { ...reader, version: reader.version + 1 }, entry };
    });
    return made === id ? next : readState(table, userId, scene);
  });

export const createProgressStore = (table: Table): ProgressStore => ({
  of: (userId, session) => findProgress(table, userId, session),
  record: (userId, scene, decide, request) => recordProgress(table, userId, scene, decide, request),
});
