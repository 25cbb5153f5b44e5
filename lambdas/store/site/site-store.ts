import type { SiteStore } from '../../domain/site/ports.ts';
import type { Table } from '../table.ts';
import { countActive } from './count-active.ts';
import { findCounts } from './find-counts.ts';
import { listDays } from './list-days.ts';

export const createSiteStore = (table: Table): SiteStore => ({
  counts: () => findCounts(table),
  active: () => countActive(table),
  days: (dates) => listDays(table, dates),
});
