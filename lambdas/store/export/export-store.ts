import type { ExportStore } from '../../domain/export/ports.ts';
import type { Table } from '../table.ts';
import { deckLog } from './deck-log.ts';
import { dumpAccount } from './dump-account.ts';
import { dumpSession } from './dump-session.ts';
import { findExport } from './find-export.ts';
import { listToExport } from './list-to-export.ts';
import { newestExport } from './newest-export.ts';
import { createExport, saveExport } from './save-export.ts';

export const createExportStore = (table: Table): ExportStore => ({
  create: (record) => createExport(table, record),
  find: (userId, id, now) => findExport(table, userId, id, now),
  newest: (userId, of, now) => newestExport(table, userId, of, now),
  save: (record) => saveExport(table, record),
  account: (userId) => dumpAccount(table, userId),
  log: (userId) => deckLog(table, userId),
  sessions: (userId, cursor) => listToExport(table, userId, cursor),
  session: (partition) => dumpSession(table, partition),
});
