import type { ProgressStore } from '../../domain/progress/ports.ts';
import type { Table } from '../table.ts';
import { findProgress } from './find-progress.ts';
import { recordProgress } from './record-progress.ts';

export const createProgressStore = (table: Table): ProgressStore => ({
  of: (userId, session) => findProgress(table, userId, session),
  record: (userId, scene, decide, request) => recordProgress(table, userId, scene, decide, request),
});
