import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** https://www.sqlite.org/rescode.html: CORRUPT and NOTADB. */
const DAMAGED = [11, 26];

export class DamagedStore extends Error {
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(`${file} is damaged`, { cause });
    this.file = file;
  }
}

/** The first damage in a database file, which SQLite itself would find only when reading the affected page. */
const fault = (db: DatabaseSync): unknown => {
  const found = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  return found === 'ok' ? undefined : found;
};

/**
 * Opens a database in a file, or in memory, and creates its tables. Checks the file first (half a second for 1 GB) and
 * throws `DamagedStore` if it is corrupt, so that nothing is written into it.
 */
export const openSqlite = (file: string | undefined, tables: string): DatabaseSync => {
  if (file === undefined) {
    const db = new DatabaseSync(':memory:');
    db.exec(tables);
    return db;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  try {
    const wrong = fault(db);
    if (wrong !== undefined) throw new DamagedStore(file, wrong);
    db.exec(tables);
    return db;
  } catch (error) {
    db.close();
    const { errcode = 0 } = error as { errcode?: number };
    throw DAMAGED.includes(errcode & 0xff) ? new DamagedStore(file, error) : error;
  }
};
