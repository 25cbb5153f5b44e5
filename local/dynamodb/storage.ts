import { mkdirSync } from 'node:fs';
import path from 'node:path';
import db, { type Level } from 'dynalite/db/index.js';

export type { Level, Operation } from 'dynalite/db/index.js';

/** Opens the database in a folder, or in memory; fails if another process has the folder open. */
export async function openStorage(dataDir: string | undefined): Promise<Level> {
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const level = db.create(dataDir ? { path: path.resolve(dataDir) } : {}).db;
  await level.open();
  return level;
}

/** The key prefixes: everything lies in one ordered key space, so that one batch is one atomic write. */
export const spaces = {
  table: 'table~',
  item: (table: string) => `item-${table}~`,
  index: (table: string, index: string) => `index-${table}~${index}~`,
  expiry: (table: string) => `expiry-${table}~`,
  /** Index writes that are not due yet. */
  lag: 'lag~',
  stream: 'stream~',
  cursor: 'cursor~',
};

/** All keys under a prefix; nothing in a key sorts after the end mark. */
export const under = (prefix: string) => ({ gt: prefix, lt: `${prefix}\xff` });
