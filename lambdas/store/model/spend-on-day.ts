import type { TokenUsage } from '../../domain/model/token-usage.ts';
import { countDay } from '../site/count-day.ts';
import type { Table } from '../table.ts';
import { transact } from '../transact.ts';

/**
 * Adds what a call of the model took to the figures of its day. A transaction of one write, because only of those the
 * table knows the second arrival: an answer that was lost on its way makes the SDK send it again.
 */
export const spendOnDay = async (table: Table, now: number, usage: TokenUsage, costUsd: number): Promise<void> => {
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = usage;
  const tokens = inputTokens + outputTokens + cacheReadTokens + cacheWriteTokens;
  if (tokens > 0) await transact(table, [countDay(now, { tokens, cost_usd: costUsd })]);
};
