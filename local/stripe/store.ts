import { join } from 'node:path';
import { openSqlite } from '../lib/sqlite.ts';

/** An object of the API. Fields that begin with `_` are internal and not returned. */
export interface Doc {
  id: string;
  object: string;
  created: number;
  customer?: string | null;
}

export interface StoredAnswer {
  hash: string;
  body: string;
}

export type StripeStore = ReturnType<typeof openStripeStore>;

/** All data of the fake, in SQLite, so that a killed process loses no payment and no event. */
export function openStripeStore(dataDir: string) {
  const db = openSqlite(
    join(dataDir, 'stripe.sqlite'),
    `
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA secure_delete = ON;
    CREATE TABLE IF NOT EXISTS docs (id TEXT PRIMARY KEY, kind TEXT NOT NULL, customer TEXT, document TEXT NOT NULL);
    CREATE INDEX IF NOT EXISTS by_kind ON docs (kind, customer);
    CREATE TABLE IF NOT EXISTS answers (key TEXT PRIMARY KEY, hash TEXT NOT NULL, body TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS pending (event TEXT PRIMARY KEY, tries INT NOT NULL)`,
  );

  const statement = {
    find: db.prepare('SELECT document FROM docs WHERE id = ? AND kind = ?'),
    all: db.prepare('SELECT document FROM docs WHERE kind = ? ORDER BY rowid DESC'),
    allOf: db.prepare('SELECT document FROM docs WHERE kind = ? AND customer = ? ORDER BY rowid DESC'),
    save: db.prepare(
      `INSERT INTO docs VALUES (?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET customer = excluded.customer, document = excluded.document`,
    ),
    answer: db.prepare('SELECT hash, body FROM answers WHERE key = ?'),
    keepAnswer: db.prepare('INSERT INTO answers VALUES (?, ?, ?)'),
    expect: db.prepare('INSERT INTO pending VALUES (?, ?) ON CONFLICT (event) DO UPDATE SET tries = excluded.tries'),
    delivered: db.prepare('DELETE FROM pending WHERE event = ?'),
  };

  return {
    find<T extends Doc>(kind: string, id: string): T | undefined {
      const row = statement.find.get(id, kind);
      return row && JSON.parse(String(row['document']));
    },
    /** Newest first. */
    all<T extends Doc>(kind: string, customer?: string | null): T[] {
      const rows = customer ? statement.allOf.all(kind, customer) : statement.all.all(kind);
      return rows.map((row) => JSON.parse(String(row['document'])));
    },
    save<T extends Doc>(doc: T, customer: string | null = doc.customer ?? null): T {
      statement.save.run(doc.id, doc.object, customer, JSON.stringify(doc));
      return doc;
    },
    /** Deletes a customer and everything that names it. */
    erase(customer: string): void {
      db.prepare('DELETE FROM pending WHERE event IN (SELECT id FROM docs WHERE customer = ?)').run(customer);
      db.prepare('DELETE FROM docs WHERE customer = ? OR id = ?').run(customer, customer);
      db.prepare('DELETE FROM answers WHERE instr(body, ?) > 0').run(customer);
    },
    answer(key: string): StoredAnswer | undefined {
      const row = statement.answer.get(key);
      return row && { hash: String(row['hash']), body: String(row['body']) };
    },
    keepAnswer: (key: string, { hash, body }: StoredAnswer) => statement.keepAnswer.run(key, hash, body),
    pending: (): { event: string; tries: number }[] =>
      db
        .prepare('SELECT event, tries FROM pending ORDER BY rowid')
        .all()
        .map((row) => ({ event: String(row['event']), tries: Number(row['tries']) })),
    expect: (event: string, tries: number) => statement.expect.run(event, tries),
    delivered: (event: string) => statement.delivered.run(event),
    /** Every row as text, for tests that search for remaining personal data. */
    dump: (): string =>
      JSON.stringify(['docs', 'answers', 'pending'].map((table) => db.prepare(`SELECT * FROM ${table}`).all())),
    /** All or nothing. */
    transaction<T>(work: () => T): T {
      db.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        db.exec('COMMIT');
        return result;
      } catch (error) {
        // On a full disk, SQLite has already rolled back
        if (db.isTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => db.close(),
  };
}
