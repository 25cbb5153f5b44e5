import { isInProgress } from '../../domain/session/tab.ts';
import { table } from '../../runtime/container.ts';
import { files } from '../../runtime/services/files.ts';
import { workflow } from '../../runtime/services/workflows.ts';
import { eraseSession } from '../../store/deletion/erase-session.ts';
import { eraseCase } from '../../store/moderation/erase-case.ts';
import { countInProgress } from '../../store/session/count-in-progress.ts';
import type { TableChange } from '../../store/stream/table-change.ts';

/** Starts the generation in case the HTTP handler could not. Repeatable. */
export const startGeneration = async ({ before, after }: TableChange<'session'>): Promise<void> => {
  const generationId = after?.generation_id ?? null;
  if (after && generationId !== null && generationId !== before?.generation_id)
    await workflow().start({ sessionId: after.id, generationId });
};

/** Updates the number of sessions in progress. */
export const countActive = async ({ before, after }: TableChange<'session'>): Promise<void> => {
  const session = after ?? before;
  if (session && isInProgress(before) !== isInProgress(after)) await countInProgress(table(), session.id);
};

/** Deletes everything that belongs to a deleted session. */
export const eraseAll = async ({ before, after }: TableChange<'session'>): Promise<void> => {
  if (!before || after) return;
  await eraseSession(table(), before);
  await eraseCase(table(), before.id);
  await files().erase(`materials/${before.id}/`);
  await files().erase(`extracts/${before.id}/`);
};
