import { createHash } from 'node:crypto';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '../lib/sqlite.ts';

/** Headers that are stored with an object: content-type, content-disposition, x-amz-meta-… */
export type Headers = Record<string, string>;

export interface ObjectEntry {
  key: string;
  size: number;
  etag: string;
  /** Milliseconds since the epoch. */
  modified: number;
}

export interface StoredObject extends ObjectEntry {
  headers: Headers;
}

interface Row extends ObjectEntry {
  headers: string;
}

const etagOf = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;

const LAST_CHARACTER = '\u{10FFFF}';
/** Sorts after every key that starts with the prefix. */
export const afterPrefix = (prefix: string) => prefix + LAST_CHARACTER;

/** Objects in one SQLite file (or in memory), so that writes are atomic. */
export class ObjectStore {
  readonly #db: DatabaseSync;

  constructor(dataDir: string | undefined) {
    const file = dataDir && path.join(dataDir, 'objects.sqlite');
    this.#db = openSqlite(
      file || undefined,
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS objects (bucket TEXT, key TEXT, size INTEGER, etag TEXT, modified INTEGER,
        headers TEXT, body BLOB, PRIMARY KEY (bucket, key))`,
    );
  }

  /** `etag`: of the content by default; a multipart upload has its own. */
  put(
    bucket: string,
    key: string,
    body: Buffer,
    headers: Headers,
    modified: number,
    etag = etagOf(body),
  ): StoredObject {
    this.#db
      .prepare('INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(bucket, key, body.length, etag, modified, JSON.stringify(headers), body);
    return { key, size: body.length, etag, modified, headers };
  }

  find(bucket: string, key: string): StoredObject | undefined {
    const statement = this.#db.prepare(
      'SELECT key, size, etag, modified, headers FROM objects WHERE bucket = ? AND key = ?',
    );
    const row = statement.get(bucket, key) as Row | undefined;
    return row && { ...row, headers: JSON.parse(row.headers) as Headers };
  }

  /** Bytes of an object, `start` and `end` inclusive as in a range. */
  read(bucket: string, key: string, start: number, end: number): Buffer {
    const statement = this.#db.prepare('SELECT substr(body, ?, ?) AS part FROM objects WHERE bucket = ? AND key = ?');
    const row = statement.get(start + 1, end - start + 1, bucket, key) as { part: Uint8Array | null } | undefined;
    return Buffer.from(row?.part ?? []);
  }

  delete(bucket: string, key: string): void {
    this.#db.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?').run(bucket, key);
  }

  /** Entries with a prefix after a key, in the order of their UTF-8 bytes. */
  list(bucket: string, prefix: string, after: string, limit: number): ObjectEntry[] {
    const statement = this.#db.prepare(
      'SELECT key, size, etag, modified FROM objects WHERE bucket = ? AND key >= ? AND key < ? AND key > ? ORDER BY key LIMIT ?',
    );
    return statement.all(bucket, prefix, afterPrefix(prefix), after, limit) as unknown[] as ObjectEntry[];
  }

  /** Removes objects under a prefix that were written before an instant. */
  expire(prefix: string, before: number): void {
    this.#db
      .prepare('DELETE FROM objects WHERE key >= ? AND key < ? AND modified < ?')
      .run(prefix, afterPrefix(prefix), before);
  }

  close(): void {
    this.#db.close();
  }
}
