import type { DeletionStore } from '../../domain/deletion/ports.ts';
import type { Table } from '../table.ts';
import { beginDeletion } from './begin-deletion.ts';
import { eraseLateWrites } from './erase-late-writes.ts';
import { eraseOwnedElsewhere } from './erase-owned-elsewhere.ts';
import { eraseProfile } from './erase-profile.ts';
import { eraseUserPartition } from './erase-user-partition.ts';
import { eraseWholeSession } from './erase-whole-session.ts';
import { findCustomers } from './find-customers.ts';
import { findDeletion } from './find-deletion.ts';
import { listOwnedSessions } from './list-owned-sessions.ts';
import { finishDeletion, saveDeletion } from './save-deletion.ts';

export const createDeletionStore = (table: Table): DeletionStore => ({
  begin: (account, at) => beginDeletion(table, account, at),
  find: (userId) => findDeletion(table, userId),
  save: (job) => saveDeletion(table, job),
  finish: (job, at) => finishDeletion(table, job, at),
  sessions: (userId, cursor) => listOwnedSessions(table, userId, cursor),
  eraseSession: (session) => eraseWholeSession(table, session),
  eraseLateRows: (id) => eraseLateWrites(table, id),
  customers: (userId) => findCustomers(table, userId),
  eraseOwnedElsewhere: (userId) => eraseOwnedElsewhere(table, userId),
  eraseUserPartition: (userId) => eraseUserPartition(table, userId),
  eraseProfile: (userId) => eraseProfile(table, userId),
});
