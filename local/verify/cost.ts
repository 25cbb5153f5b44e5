import { sessionTokens } from '../../lambdas/store/generation/session-tokens.ts';
import type { SessionId } from '../../shared/model/id.ts';
import type { Installation } from './installation.ts';

const MILLION = 1_000_000;

/** USD that the model's calls for a session have cost, by the tokens that were counted. */
export const modelCost = async (
  { table, modelPrice }: Pick<Installation, 'table' | 'modelPrice'>,
  sessionId: SessionId,
): Promise<number> => {
  const tokens = await sessionTokens(table, sessionId);
  return (
    (tokens.inputTokens * modelPrice.input +
      tokens.outputTokens * modelPrice.output +
      tokens.cacheReadTokens * modelPrice.cacheRead +
      tokens.cacheWriteTokens * modelPrice.cacheWrite) /
    MILLION
  );
};
