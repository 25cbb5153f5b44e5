import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type ExecutionStatus = 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'ABORTED';

export interface Execution {
  arn: string;
  machine: string;
  name: string;
  status: ExecutionStatus;
  /** JSON texts, as given and as returned. */
  input: string;
  output?: string;
  error?: string;
  cause?: string;
  /** Epoch seconds. */
  started: number;
  stopped?: number;
  transitions: number;
  /** Whether who watches for bad ends still has to be told of this one. */
  untold?: boolean;
}

export type ExecutionStore = ReturnType<typeof openExecutionStore>;

/** Executions in SQLite: a killed process starts again those that had not ended. */
export function openExecutionStore(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, 'stepfunctions.sqlite'));
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS executions (
      arn TEXT PRIMARY KEY, machine TEXT NOT NULL, status TEXT NOT NULL, untold INT NOT NULL, document TEXT NOT NULL);
    CREATE INDEX IF NOT EXISTS by_status ON executions (status)`);
  const rows = (sql: string, ...values: (string | number)[]): Execution[] =>
    db
      .prepare(`SELECT document FROM executions WHERE ${sql}`)
      .all(...values)
      .map((row) => JSON.parse(String(row['document'])));

  return {
    find: (arn: string) => rows('arn = ?', arn)[0],
    unfinished: () => rows("status = 'RUNNING' ORDER BY rowid"),
    untold: () => rows('untold = 1 ORDER BY rowid'),
    page: (machine: string, status: string, limit: number, offset: number) =>
      rows('machine = ? AND status LIKE ? ORDER BY rowid DESC LIMIT ? OFFSET ?', machine, status, limit, offset),
    save(execution: Execution): void {
      const { arn, machine, status, untold } = execution;
      db.prepare(
        `INSERT INTO executions VALUES (?, ?, ?, ?, ?) ON CONFLICT (arn)
         DO UPDATE SET status = excluded.status, untold = excluded.untold, document = excluded.document`,
      ).run(arn, machine, status, untold ? 1 : 0, JSON.stringify(execution));
    },
    close: () => db.close(),
  };
}
