import type { GradingStore } from '../../domain/progress/ports.ts';
import type { Table } from '../table.ts';
import { takeGradings } from './take-gradings.ts';

export const createGradingStore = (table: Table): GradingStore => ({
  take: (userId, answers, now) => takeGradings(table, userId, answers, now),
});
