import type { OpenAnkiCollection } from '../../domain/deck/file/ports.ts';
import type { AnkiLogRow } from '../../domain/deck/log/answers.ts';

/** SQLite is loaded with the first package: other exports do without. */
export const openAnkiCollection: OpenAnkiCollection = async (...collection) =>
  (await import('../../adapters/anki/collection.ts')).openAnkiCollection(...collection);

export const readPackageLog = async (bytes: Uint8Array): Promise<AnkiLogRow[]> =>
  (await import('../../adapters/anki/read-log.ts')).readPackageLog(bytes);
