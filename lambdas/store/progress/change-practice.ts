import { type SceneId, sceneAddress } from '../../../shared/model/id.ts';
import { newPractice, type PracticeRecord, type PracticeState } from '../../domain/progress/practice.ts';
import { put } from '../fragment.ts';
import { practiceKey } from '../keys.ts';
import { findScene } from '../scene/row.ts';
import { findSession } from '../session/row.ts';
import { getRow, type Table, writeIf } from '../table.ts';
import { VersionConflict, withOptimisticLock } from '../version-conflict.ts';
import { parsePractice } from './practice-row.ts';

/** Replaces what a person did with the activities of a scene, on the version that was read. */
export const changePractice = (
  table: Table,
  userId: string,
  id: SceneId,
  decide: (state: PracticeState) => PracticeRecord,
): Promise<PracticeRecord> =>
  withOptimisticLock(async () => {
    const { sessionId, order } = sceneAddress(id);
    const key = practiceKey(userId, sessionId, order);
    const [session, scene, row] = await Promise.all([
      findSession(table, sessionId),
      findScene(table, id),
      getRow(table, key, { consistent: true }),
    ]);
    const before = row === undefined ? newPractice(userId, sessionId, order) : parsePractice(row);
    const next = decide({ session, scene, practice: before });
    if (next === before) return before;
    const written = await writeIf(
      table,
      put(
        { ...next, version: before.version + 1, ...key },
        {
          expression: before.version === 0 ? 'attribute_not_exists(PK)' : 'version = :version',
          ...(before.version === 0 ? {} : { values: { ':version': before.version } }),
          refusal: () => new VersionConflict(),
        },
      ),
    );
    if (!written) throw new VersionConflict();
    return next;
  });
