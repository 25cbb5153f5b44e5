import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import JSZip from 'jszip';

/** Rows of a package's collection, by any question in SQL. */
export const openPackage = async (bytes: Uint8Array) => {
  const zip = await JSZip.loadAsync(bytes);
  const folder = mkdtempSync(path.join(tmpdir(), 'package-'));
  const file = path.join(folder, 'collection');
  writeFileSync(file, (await zip.file('collection.anki21')?.async('uint8array')) ?? '');
  const database = new DatabaseSync(file, { readOnly: true });
  return {
    names: Object.keys(zip.files),
    rows: (sql: string): Record<string, unknown>[] => database.prepare(sql).all(),
    close: () => {
      database.close();
      rmSync(folder, { recursive: true });
    },
  };
};
