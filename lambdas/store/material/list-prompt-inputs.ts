import type { SessionId } from '../../../shared/model/id.ts';
import type { PromptInput } from '../../../shared/model/prompt-input.ts';
import { sessionKey } from '../keys.ts';
import { beginsWith, queryPage } from '../query.ts';
import type { Table } from '../table.ts';
import { parsePromptInput } from './prompt-input-row.ts';

const NEWEST = 24;

export const listPromptInputs = async (table: Table, session: SessionId): Promise<readonly PromptInput[]> => {
  const { items } = await queryPage(table, {
    ...beginsWith(sessionKey(session).PK, 'PROMPT#'),
    ScanIndexForward: false,
    Limit: NEWEST,
  });
  return items.map(parsePromptInput);
};
