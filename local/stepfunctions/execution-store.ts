import { join } from 'node:path';
import { openSqlite } from '../lib/sqlite.ts';

export type ExecutionStatus = 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'ABORTED';

export interface Execution {
  arn: string;
  machine: string;
  name: string;
  status: ExecutionStatus;
  /** JSON. */
  input: string;
  output?: string;
  error?: string;
  cause?: string;
  /** Epoch seconds. */
  started: number;
  stopped?: number;
  transitions: number;
  /** True until the failure of this execution was reported. */
  untold?: boolean;
}

export type ExecutionStore = ReturnType<typeof openExecutionStore>;

/** Executions in SQLite, so that unfinished ones can be restarted after a crash. */
export function openExecutionStore(dataDir: string) {
  const db = openSqlite(
    join(dataDir, 'stepfunctions.sqlite'),
    `
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS executions (
      arn TEXT PRIMARY KEY, machine TEXT NOT NULL, status TEXT NOT NULL, untold INT NOT NULL, document TEXT NOT NULL);
    CREATE INDEX IF NOT EXISTS by_status ON executions (status);
    CREATE TABLE IF NOT EXISTS events (arn TEXT, id INT, document TEXT NOT NULL, PRIMARY KEY (arn, id)) WITHOUT ROWID`,
  );
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
    /** The history of an execution: each event's id is one more than the last one's. */
    addEvent(arn: string, event: object): void {
      db.prepare('INSERT INTO events SELECT ?, ifnull(max(id), 0) + 1, ? FROM events WHERE arn = ?').run(
        arn,
        JSON.stringify(event),
        arn,
      );
    },
    events: (arn: string, limit: number, offset: number, newestFirst: boolean): (object & { id: number })[] =>
      db
        .prepare(
          `SELECT id, document FROM events WHERE arn = ? ORDER BY id ${newestFirst ? 'DESC' : 'ASC'} LIMIT ? OFFSET ?`,
        )
        .all(arn, limit, offset)
        .map(({ id, document }) => ({ ...JSON.parse(String(document)), id: Number(id) })),
    forgetEvents: (arn: string) => db.prepare('DELETE FROM events WHERE arn = ?').run(arn),
    close: () => db.close(),
  };
}
