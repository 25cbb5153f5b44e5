import { join } from 'node:path';
import { openSqlite } from '../lib/sqlite.ts';
import type { Verifier } from './srp.ts';

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';

export interface PoolUser extends Verifier {
  sub: string;
  status: UserStatus;
  attributes: Record<string, string>;
  groups: string[];
  /** Epoch seconds. */
  created: number;
  modified: number;
}

export interface RefreshRow {
  hash: string;
  sub: string;
  originJti: string;
  /** Epoch seconds. */
  authTime: number;
  expires: number;
}

const TABLES = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS users (sub TEXT PRIMARY KEY, email TEXT UNIQUE NOT NULL, document TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS refresh (hash TEXT PRIMARY KEY, sub TEXT, originJti TEXT, authTime INT, expires INT);
  CREATE TABLE IF NOT EXISTS codes (username TEXT, kind TEXT, code TEXT, expires INT, tries INT, PRIMARY KEY (username, kind));
  CREATE TABLE IF NOT EXISTS sends (username TEXT, kind TEXT, at INT);
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)`;

export type PoolUserStore = ReturnType<typeof openUserStore>;

/** The user pool in SQLite, so that a killed process does not lose or corrupt an account. */
export function openUserStore(dataDir: string) {
  const db = openSqlite(join(dataDir, 'cognito.sqlite'), TABLES);
  const parsed = (row: Record<string, unknown> | undefined): PoolUser | undefined =>
    row && JSON.parse(String(row['document']));

  return {
    db,
    /** By sub or by e-mail address. */
    find: (username: string): PoolUser | undefined =>
      parsed(db.prepare('SELECT document FROM users WHERE sub = ? OR email = ?').get(username, username.toLowerCase())),
    all: (): PoolUser[] =>
      db
        .prepare('SELECT document FROM users ORDER BY rowid')
        .all()
        .map((row) => parsed(row)!),
    save(user: PoolUser): void {
      db.prepare(
        `INSERT INTO users VALUES (?, ?, ?)
         ON CONFLICT (sub) DO UPDATE SET email = excluded.email, document = excluded.document`,
      ).run(user.sub, user.attributes['email']!, JSON.stringify(user));
    },
    remove(user: PoolUser): void {
      db.prepare('DELETE FROM refresh WHERE sub = ?').run(user.sub);
      db.prepare('DELETE FROM users WHERE sub = ?').run(user.sub);
    },
    addRefresh(row: RefreshRow): void {
      db.prepare('INSERT INTO refresh VALUES (:hash, :sub, :originJti, :authTime, :expires)').run({ ...row });
    },
    refresh: (hash: string): RefreshRow | undefined => {
      const row = db.prepare('SELECT * FROM refresh WHERE hash = ?').get(hash);
      if (!row) return undefined;
      const [sub, originJti] = [String(row['sub']), String(row['originJti'])];
      return { hash, sub, originJti, authTime: Number(row['authTime']), expires: Number(row['expires']) };
    },
    isSignedIn: (originJti: string): boolean =>
      db.prepare('SELECT 1 FROM refresh WHERE originJti = ?').get(originJti) !== undefined,
    revoke: (hash: string) => db.prepare('DELETE FROM refresh WHERE hash = ?').run(hash),
    revokeAll: (sub: string) => db.prepare('DELETE FROM refresh WHERE sub = ?').run(sub),
    setting(name: string, make: () => string): string {
      const kept = db.prepare('SELECT value FROM settings WHERE name = ?').get(name);
      if (kept) return String(kept['value']);
      const value = make();
      db.prepare('INSERT INTO settings VALUES (?, ?)').run(name, value);
      return value;
    },
    close: () => db.close(),
  };
}
