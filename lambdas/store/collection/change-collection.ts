import type { CollectionId } from '../../../shared/model/id.ts';
import type { CollectionRecord } from '../../domain/collection/collection.ts';
import { put } from '../fragment.ts';
import { type Table, writeIf } from '../table.ts';
import { VersionConflict, withOptimisticLock } from '../version-conflict.ts';
import { findCollection } from './find-collection.ts';
import { collectionRow } from './row.ts';

/** Reads, decides, and writes on the version that was read. */
export const changeCollection = (
  table: Table,
  id: CollectionId,
  decide: (current: CollectionRecord | undefined) => CollectionRecord,
): Promise<CollectionRecord> =>
  withOptimisticLock(async () => {
    const before = await findCollection(table, id);
    const next = decide(before);
    if (next === before) return next;
    const written = { ...next, version: next.version + 1 };
    const unchanged = {
      expression: 'version = :version',
      values: { ':version': next.version },
      refusal: () => new VersionConflict(),
    };
    if (!(await writeIf(table, put(collectionRow(written), unchanged)))) throw new VersionConflict();
    return written;
  });
