import type { Instant } from '../../../shared/model/time.ts';
import { read } from '../../domain/library/library.ts';
import type { ReaderRecord } from '../../domain/progress/progress.ts';
import type { AddedRecord } from '../../domain/session/added.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { type Fragment, put } from '../fragment.ts';
import { VersionConflict } from '../version-conflict.ts';
import { addedRow } from './added-row.ts';

/** A reader's card moves with their progress; one that was removed meanwhile does not come back. */
export const readAdded = (added: AddedRecord, session: SessionRecord, reader: ReaderRecord, at: Instant): Fragment =>
  put(addedRow(read(added, session, reader, at)), {
    expression: 'updated_at = :before',
    values: { ':before': added.updated_at },
    refusal: () => new VersionConflict(),
  });
