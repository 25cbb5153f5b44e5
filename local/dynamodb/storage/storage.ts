import { mkdirSync } from 'node:fs';
import path from 'node:path';
import db, { type Level as OpenedLevel } from 'dynalite/db/index.js';
import { RecoveringLevel } from './recovering-level.ts';
import { checkSpace } from './space.ts';

export type { Operation, Range } from 'dynalite/db/index.js';
export type Level = Omit<OpenedLevel, 'open'>;

/** Opens the database in a folder, or in memory; fails if another process has the folder open. */
export function openStorage(dataDir: string | undefined): Promise<Level> {
  const open = async (): Promise<Level> => {
    if (dataDir) mkdirSync(dataDir, { recursive: true });
    const level = db.create(dataDir ? { path: path.resolve(dataDir) } : {}).db;
    await level.open();
    return level;
  };
  if (!dataDir) return open();
  return RecoveringLevel.open({ open, checkSpace: () => checkSpace(dataDir), folder: dataDir });
}

/** Key prefixes. Everything is in one ordered key space, so that one batch is one atomic write. */
export const spaces = {
  table: 'table~',
  item: (table: string) => `item-${table}~`,
  index: (table: string, index: string) => `index-${table}~${index}~`,
  expiry: (table: string) => `expiry-${table}~`,
  /** Index writes that are not due yet. */
  lag: 'lag~',
  stream: 'stream~',
  cursor: 'cursor~',
  /** Records of the stream that a reader has given up. */
  kept: 'kept~',
};

/** All keys under a prefix; nothing in a key sorts after the end mark. */
export const under = (prefix: string) => ({ gt: prefix, lt: `${prefix}\xff` });
