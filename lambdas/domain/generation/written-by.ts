import { isDeepStrictEqual } from 'node:util';
import type { Spent, Writer } from '../../../shared/model/session/writer.ts';
import type { TokenUsage } from '../model/token-usage.ts';
import type { SessionRecord } from '../session/session.ts';
import type { GenerationKind } from '../usage/quota.ts';
import type { Finish } from './ports.ts';

type Tokens = 'input_tokens' | 'output_tokens' | 'cache_read_tokens' | 'cache_write_tokens';

/** What is stored of a generation about what it took: tokens of who wrote, and apart from them of second readers. */
export type Consumption = { readonly [name in Tokens | `check_${Tokens}`]: number } & { readonly started_at: string };

const usageOf = (generation: Consumption): TokenUsage => ({
  inputTokens: generation.input_tokens + generation.check_input_tokens,
  outputTokens: generation.output_tokens + generation.check_output_tokens,
  cacheReadTokens: generation.cache_read_tokens + generation.check_cache_read_tokens,
  cacheWriteTokens: generation.cache_write_tokens + generation.check_cache_write_tokens,
});

/** The engine's tokens are an estimate that the budget of a call is held against, and no model's. */
const spentOn = (generation: Consumption, writer: Writer, { costOf, generatedAt }: Finish): Spent => {
  const usage = usageOf(generation);
  const seconds = Math.max(0, Math.round((Date.parse(generatedAt) - Date.parse(generation.started_at)) / 1_000));
  if (writer.code === 'engine') return { tokens: 0, usd: 0, seconds };
  const tokens = Object.values(usage).reduce((sum, count) => sum + count, 0);
  return { tokens, usd: costOf?.(usage) ?? 0, seconds };
};

const NOTHING: Spent = { tokens: 0, usd: 0, seconds: 0 };

/**
 * The session with who wrote this generation and what it took, added to what stands of generations before. A lesson from before
 * writers were kept stays without: of the part that stands nobody knows who wrote it.
 */
export const withWriter = (
  session: SessionRecord,
  generation: Consumption & { readonly kind: GenerationKind },
  finish: Finish,
): SessionRecord => {
  const { writer } = finish;
  if (!writer || (generation.kind === 'expansion' && session.writers === undefined)) return session;
  const { writers = [], spent = NOTHING, checked: _, ...rest } = session;
  const more = spentOn(generation, writer, finish);
  const checked = finish.checked && (generation.kind !== 'expansion' || session.checked);
  return {
    ...rest,
    ...(checked ? { checked } : {}),
    writers: writers.some((known) => isDeepStrictEqual(known, writer)) ? writers : [...writers, writer],
    spent: {
      tokens: spent.tokens + more.tokens,
      usd: spent.usd + more.usd,
      seconds: spent.seconds + more.seconds,
    },
  };
};
