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

/** The first thing that is wrong with the pages of a file, which SQLite itself would find only when it reads them. */
const fault = (db: DatabaseSync): unknown => {
  const found = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  return found === 'ok' ? undefined : found;
};

/**
 * Opens a database in a file, or in memory, and runs what makes its tables. Throws a `DamagedStore` for one that is not
 * whole: half a second for a gigabyte, and nobody writes into what cannot be read again.
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
