import type { DeletionStore } from '../../domain/deletion/ports.ts';
import type { Table } from '../table.ts';
import { beginDeletion } from './begin-deletion.ts';
import { eraseBelow } from './erase-below.ts';
import { eraseLeftSession } from './erase-left-session.ts';
import { eraseOwn } from './erase-own.ts';
import { eraseOwned } from './erase-owned.ts';
import { eraseProfile } from './erase-profile.ts';
import { findCustomers } from './find-customers.ts';
import { findDeletion } from './find-deletion.ts';
import { leavingSessions } from './leaving-sessions.ts';
import { finishDeletion, saveDeletion } from './save-deletion.ts';

export const createDeletionStore = (table: Table): DeletionStore => ({
  begin: (leaver, at) => beginDeletion(table, leaver, at),
  find: (userId) => findDeletion(table, userId),
  save: (job) => saveDeletion(table, job),
  finish: (job, at) => finishDeletion(table, job, at),
  sessions: (userId, cursor) => leavingSessions(table, userId, cursor),
  eraseSession: (session) => eraseLeftSession(table, session),
  eraseBelow: (id) => eraseBelow(table, id),
  customers: (userId) => findCustomers(table, userId),
  eraseOwned: (userId) => eraseOwned(table, userId),
  eraseOwn: (userId) => eraseOwn(table, userId),
  eraseProfile: (userId) => eraseProfile(table, userId),
});
