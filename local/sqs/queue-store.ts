import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { openSqlite } from '../lib/sqlite.ts';

export interface Message {
  readonly id: string;
  readonly body: string;
  /** JSON of what the SDK calls MessageAttributes. */
  readonly attributes: string;
  /** Epoch milliseconds. */
  readonly sent: number;
  readonly received: number;
  readonly receipt: string;
}

const RETENTION_MS = 14 * 24 * 3_600_000;

export type QueueStore = ReturnType<typeof openQueueStore>;

/** Messages of standard queues in SQLite, kept for 14 days, with visibility timeouts. */
export function openQueueStore(dataDir: string, now: () => number = () => Date.now()) {
  const db = openSqlite(
    path.join(dataDir, 'queues.sqlite'),
    `
    PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS messages (
      id TEXT PRIMARY KEY, queue TEXT NOT NULL, body TEXT NOT NULL, attributes TEXT NOT NULL, sent INT NOT NULL,
      visible INT NOT NULL, received INT NOT NULL, receipt TEXT NOT NULL)`,
  );
  const count = (queue: string, condition: string): number => {
    const sql = `SELECT count(*) AS messages FROM messages WHERE queue = ? AND ${condition} ?`;
    return Number(db.prepare(sql).get(queue, now())?.['messages']);
  };

  return {
    send(queue: string, body: string, attributes = '{}'): string {
      const id = randomUUID();
      db.prepare('INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?, 0, ?)').run(
        id,
        queue,
        body,
        attributes,
        now(),
        now(),
        '',
      );
      return id;
    },
    /** Receives up to `limit` messages, which are hidden from others for `hiddenMs`. */
    receive(queue: string, limit: number, hiddenMs: number): readonly Message[] {
      db.prepare('DELETE FROM messages WHERE sent < ?').run(now() - RETENTION_MS);
      const take = db.prepare(
        `UPDATE messages SET visible = ?, received = received + 1, receipt = ? WHERE id =
           (SELECT id FROM messages WHERE queue = ? AND visible <= ? ORDER BY sent, rowid LIMIT 1) RETURNING *`,
      );
      const taken: Message[] = [];
      while (taken.length < limit) {
        const row = take.get(now() + hiddenMs, randomUUID(), queue, now());
        if (!row) break;
        taken.push(row as unknown as Message);
      }
      return taken;
    },
    /** Only by the receipt of the latest receive. */
    remove(queue: string, receipt: string): void {
      db.prepare('DELETE FROM messages WHERE queue = ? AND receipt = ?').run(queue, receipt);
    },
    depth: (queue: string) => ({ visible: count(queue, 'visible <='), hidden: count(queue, 'visible >') }),
    close: () => db.close(),
  };
}
