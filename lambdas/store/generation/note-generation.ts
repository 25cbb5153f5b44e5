import type { GenerationRef } from '../../domain/generation/generation.ts';
import type { TokenUsage } from '../../domain/model/token-usage.ts';
import { changing, type Fragment, update } from '../fragment.ts';
import { generationKey } from '../keys.ts';
import { type Table, writeIf } from '../table.ts';

interface Note {
  readonly set?: Readonly<Record<string, unknown>>;
  /** An order moves between the two sets; adding it twice has no effect. */
  readonly written?: number;
  readonly failed?: number;
  readonly usage?: TokenUsage;
  /** Of second readers. */
  readonly checks?: TokenUsage;
}

const tokensOf = (usage: TokenUsage) => ({
  input_tokens: usage.inputTokens,
  output_tokens: usage.outputTokens,
  cache_read_tokens: usage.cacheReadTokens,
  cache_write_tokens: usage.cacheWriteTokens,
});

const checkTokensOf = (usage: TokenUsage) =>
  Object.fromEntries(Object.entries(tokensOf(usage)).map(([name, tokens]) => [`check_${name}`, tokens]));

const moves = ({ written, failed }: Note) => {
  if (written !== undefined) return { add: { written: new Set([written]) }, remove: { failed: new Set([written]) } };
  if (failed !== undefined) return { add: { failed: new Set([failed]) }, remove: { written: new Set([failed]) } };
  return { add: {}, remove: {} };
};

/** Update of a generation's row while it is running. Parallel steps do this at the same time. */
export const noteFragment = (ref: GenerationRef, note: Note, refusal: () => Error): Fragment => {
  const { add, remove } = moves(note);
  const tokens = { ...(note.usage && tokensOf(note.usage)), ...(note.checks && checkTokensOf(note.checks)) };
  const change = changing({ ...(note.set ? { set: note.set } : {}), add: { version: 1, ...add, ...tokens }, remove });
  return update(generationKey(ref.sessionId, ref.generationId), change.expression, change.values, change.names, {
    expression: 'attribute_exists(PK) AND NOT #phase IN (:done, :failed)',
    names: { '#phase': 'phase' },
    values: { ':done': 'done', ':failed': 'failed' },
    refusal,
  });
};

/** False when the generation is over. */
export const noteGeneration = (table: Table, ref: GenerationRef, note: Note): Promise<boolean> =>
  writeIf(
    table,
    noteFragment(ref, note, () => new Error('The generation is over')),
  );
