import type { CaseStore } from '../../domain/moderation/ports.ts';
import type { Table } from '../table.ts';
import { decideCase } from './decide-case.ts';
import { findCase } from './find-case.ts';
import { listCases } from './list-cases.ts';
import { listReports } from './list-reports.ts';
import { reportSession } from './report-session.ts';

export const createCaseStore = (table: Table): CaseStore => ({
  report: (report) => reportSession(table, report),
  view: (id) => findCase(table, id),
  reports: (id) => listReports(table, id),
  list: (query) => listCases(table, query),
  decide: (ruling) => decideCase(table, ruling),
});
