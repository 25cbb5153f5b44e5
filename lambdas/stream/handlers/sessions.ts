import { isInProgress } from '../../domain/session/tab.ts';
import { table } from '../../runtime/container.ts';
import { files } from '../../runtime/services/files.ts';
import { workflow } from '../../runtime/services/workflows.ts';
import { eraseSession } from '../../store/deletion/erase-session.ts';
import { eraseCase } from '../../store/moderation/erase-case.ts';
import { settleActive } from '../../store/session/settle-active.ts';
import type { TableChange } from '../../store/stream/table-change.ts';

/** The handler that accepted a generation starts it too; whoever comes second finds it started. */
export const startGeneration = async ({ before, after }: TableChange<'session'>): Promise<void> => {
  const generationId = after?.generation_id ?? null;
  if (after && generationId !== null && generationId !== before?.generation_id)
    await workflow().start({ sessionId: after.id, generationId });
};

/** A session counts among those in progress, or no more. */
export const countActive = async ({ before, after }: TableChange<'session'>): Promise<void> => {
  const session = after ?? before;
  if (session && isInProgress(before) !== isInProgress(after)) await settleActive(table(), session.id);
};

/** What is gone takes everything along. */
export const eraseAll = async ({ before, after }: TableChange<'session'>): Promise<void> => {
  if (!before || after) return;
  await eraseSession(table(), before);
  await eraseCase(table(), before.id);
  await files().erase(`materials/${before.id}/`);
  await files().erase(`extracts/${before.id}/`);
};
