import type { SessionId } from '../../../shared/model/id.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { type Table, writeIf } from '../table.ts';
import { VersionConflict, withOptimisticLock } from '../version-conflict.ts';
import { findSession, replaceSession, written } from './row.ts';

/** Reads, decides, and writes on the version that was read. Undefined changes nothing. */
export const changeSession = (
  table: Table,
  id: SessionId,
  decide: (current: SessionRecord | undefined) => SessionRecord | undefined,
): Promise<SessionRecord | undefined> =>
  withOptimisticLock(async () => {
    const next = decide(await findSession(table, id));
    if (next === undefined) return undefined;
    if (!(await writeIf(table, replaceSession(next)))) throw new VersionConflict();
    return written(next);
  });
