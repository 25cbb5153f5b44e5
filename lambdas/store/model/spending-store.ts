import type { Spending } from '../../domain/generation/spending.ts';
import type { TokenUsage } from '../../domain/model/token-usage.ts';
import type { Table } from '../table.ts';
import { costOfDay } from './cost-of-day.ts';
import { spendOnDay } from './spend-on-day.ts';

interface Money {
  /** USD. */
  readonly costOf: (usage: TokenUsage) => number;
  /** USD a day; undefined is without limit. */
  readonly budget: number | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export const createSpendingStore = (table: Table, { costOf, budget, now }: Money): Spending => ({
  isUsedUp: async () => budget !== undefined && (await costOfDay(table, now())) >= budget,
  add: (usage) => spendOnDay(table, now(), usage, costOf(usage)),
});
