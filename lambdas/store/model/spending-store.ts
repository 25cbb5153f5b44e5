import * as z from 'zod/mini';
import type { Spending } from '../../domain/generation/spending.ts';
import type { TokenUsage } from '../../domain/model/token-usage.ts';
import { dayKey } from '../keys.ts';
import { beginsWith, queryAll } from '../query.ts';
import { countDay } from '../site/count-day.ts';
import { type Table, transact } from '../table.ts';

interface Money {
  /** USD. */
  readonly costOf: (usage: TokenUsage) => number;
  /** USD a day; undefined is without limit. */
  readonly budget: number | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Adds what a call of the model took to the figures of its day. A transaction of one write, because only of those the
 * table knows the second arrival: an answer that was lost on its way makes the SDK send it again.
 */
const spendOnDay = async (table: Table, now: number, usage: TokenUsage, costUsd: number): Promise<void> => {
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = usage;
  const tokens = inputTokens + outputTokens + cacheReadTokens + cacheWriteTokens;
  if (tokens > 0) await transact(table, [countDay(now, { tokens, cost_usd: costUsd })]);
};

const RowSchema = z.object({ cost_usd: z._default(z.number(), 0) });

/** USD that the calls of the model on a day (UTC) have cost. Consistent: a limit is decided on it. */
export const costOfDay = async (table: Table, now: number): Promise<number> => {
  const { PK, SK } = dayKey(new Date(now).toISOString().slice(0, 10), 0);
  const rows = await queryAll(table, { ...beginsWith(PK, SK.slice(0, -1)), ConsistentRead: true });
  return rows.reduce<number>((sum, row) => sum + z.parse(RowSchema, row).cost_usd, 0);
};

export const createSpendingStore = (table: Table, { costOf, budget, now }: Money): Spending => ({
  isUsedUp: async () => budget !== undefined && (await costOfDay(table, now())) >= budget,
  add: (usage) => spendOnDay(table, now(), usage, costOf(usage)),
});
