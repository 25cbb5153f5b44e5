import type { ReaderRecord } from '../../domain/progress/progress.ts';
import { type Fragment, put } from '../fragment.ts';
import { readerKey } from '../keys.ts';
import { VersionConflict } from '../version-conflict.ts';

/** A reader's sum as it is from now on, unless somebody wrote it meanwhile. */
export const putReader = (reader: ReaderRecord): Fragment =>
  put(
    { ...reader, version: reader.version + 1, ...readerKey(reader.user_id, reader.session_id) },
    {
      expression: reader.version === 0 ? 'attribute_not_exists(PK)' : 'version = :version',
      ...(reader.version === 0 ? {} : { values: { ':version': reader.version } }),
      refusal: () => new VersionConflict(),
    },
  );
