import type { Instant } from '../../../shared/model/time.ts';
import { withReaderProgress } from '../../domain/library/library.ts';
import type { ReaderRecord } from '../../domain/progress/progress.ts';
import type { LibraryEntry } from '../../domain/session/library-entry.ts';
import type { SessionRecord } from '../../domain/session/session.ts';
import { type Fragment, put } from '../fragment.ts';
import { VersionConflict } from '../version-conflict.ts';
import { libraryRow } from './library-row.ts';

/** Updates a library entry with new progress, unless it was removed meanwhile. */
export const updateLibraryEntry = (
  added: LibraryEntry,
  session: SessionRecord,
  reader: ReaderRecord,
  at: Instant,
): Fragment =>
  put(libraryRow(withReaderProgress(added, session, reader, at)), {
    expression: 'updated_at = :before',
    values: { ':before': added.updated_at },
    refusal: () => new VersionConflict(),
  });
