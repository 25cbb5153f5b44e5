import type { SessionRecord } from '../../domain/session/session.ts';
import { type Fragment, put } from '../fragment.ts';
import { VersionConflict } from '../version-conflict.ts';
import { sessionRow } from './row.ts';

/** Writes what was decided from the version that was read; every writer of a session goes this way. */
export const replaceSession = (next: SessionRecord): Fragment =>
  put(sessionRow({ ...next, version: next.version + 1 }), {
    expression: 'version = :version',
    values: { ':version': next.version },
    refusal: () => new VersionConflict(),
  });

export const written = (next: SessionRecord): SessionRecord => ({ ...next, version: next.version + 1 });
