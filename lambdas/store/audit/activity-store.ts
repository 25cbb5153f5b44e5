import type { ActivityStore } from '../../domain/audit/ports.ts';
import type { Table } from '../table.ts';
import { listAudit } from './list-audit.ts';

export const createActivityStore = (table: Table): ActivityStore => ({ list: (query) => listAudit(table, query) });
