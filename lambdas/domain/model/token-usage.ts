export const noUsage: TokenUsage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

export const sumUsage = (...parts: readonly TokenUsage[]): TokenUsage =>
  parts.reduce(
    (sum, part) => ({
      inputTokens: sum.inputTokens + part.inputTokens,
      outputTokens: sum.outputTokens + part.outputTokens,
      cacheReadTokens: sum.cacheReadTokens + part.cacheReadTokens,
      cacheWriteTokens: sum.cacheWriteTokens + part.cacheWriteTokens,
    }),
    noUsage,
  );
export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
}
