import type { SessionRecord } from '../../domain/session/session.ts';
import { tabOf } from '../../domain/session/tab.ts';
import { table } from '../../runtime/container.ts';
import { files } from '../../runtime/services/files.ts';
import { workflow } from '../../runtime/services/workflows.ts';
import { eraseSession } from '../../store/deletion/erase-session.ts';
import { eraseCase } from '../../store/moderation/erase-case.ts';
import { settleActive } from '../../store/session/settle-active.ts';

/** The handler that accepted it starts it too; whoever comes second finds it started. */
const start = async ({ id, generation_id: generationId }: SessionRecord): Promise<void> => {
  if (generationId !== null) await workflow().start({ sessionId: id, generationId });
};

const erase = async (session: SessionRecord): Promise<void> => {
  await eraseSession(table(), session);
  await eraseCase(table(), session.id);
  await files().erase(`materials/${session.id}/`);
  await files().erase(`extracts/${session.id}/`);
};

const isActive = (session: SessionRecord | undefined): boolean =>
  session !== undefined && tabOf(session) === 'in-progress';

interface Images {
  readonly before: SessionRecord | undefined;
  readonly after: SessionRecord | undefined;
}

/** A generation begins, a session counts among those in progress or no more, and what is gone takes everything along. */
export const followSession = async ({ before, after }: Images): Promise<void> => {
  if (after && after.generation_id !== before?.generation_id) await start(after);
  const changed = isActive(before) !== isActive(after) ? (after ?? before) : undefined;
  if (changed) await settleActive(table(), changed.id);
  if (before && !after) await erase(before);
};
