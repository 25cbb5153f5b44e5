import type { SessionId } from '../../../shared/model/id.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { remove } from '../fragment.ts';
import { sessionKey } from '../keys.ts';
import { type Table, writeIf } from '../table.ts';
import { VersionConflict, withOptimisticLock } from '../version-conflict.ts';
import { findSession } from './row.ts';

/** Deletes the row; the stream handler deletes everything else, as for an expired session. */
export const purgeSession = (
  table: Table,
  id: SessionId,
  decide: (current: SessionRecord | undefined) => SessionRecord,
): Promise<void> =>
  withOptimisticLock(async () => {
    const { version } = decide(await findSession(table, id));
    const unchanged = {
      expression: 'version = :version',
      values: { ':version': version },
      refusal: () => new VersionConflict(),
    };
    if (!(await writeIf(table, remove(sessionKey(id), unchanged)))) throw new VersionConflict();
  });
