import type { SessionId } from '../../../shared/model/id.ts';
import { sumUsage, type TokenUsage } from '../../domain/model/token-usage.ts';
import { sessionKey } from '../keys.ts';
import { beginsWith, queryAll } from '../query.ts';
import type { Table } from '../table.ts';
import { parseGeneration } from './row.ts';

/** Tokens used by all generations of a session. */
export const sessionTokens = async (table: Table, id: SessionId): Promise<TokenUsage> => {
  const rows = (await queryAll(table, beginsWith(sessionKey(id).PK, 'GENERATION#'))).map(parseGeneration);
  return sumUsage(
    ...rows.map((row) => ({
      inputTokens: row.input_tokens,
      outputTokens: row.output_tokens,
      cacheReadTokens: row.cache_read_tokens,
      cacheWriteTokens: row.cache_write_tokens,
    })),
  );
};
