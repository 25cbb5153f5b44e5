import type { TokenUsage } from '../domain/generation/generation.ts';
import { setting } from './config.ts';

const MILLION = 1_000_000;

/** USD; nothing where no prices are configured, as on a laptop. */
export const costOf = (usage: TokenUsage): number =>
  (usage.inputTokens * setting('MODEL_PRICE_INPUT') +
    usage.outputTokens * setting('MODEL_PRICE_OUTPUT') +
    usage.cacheReadTokens * setting('MODEL_PRICE_CACHE_READ') +
    usage.cacheWriteTokens * setting('MODEL_PRICE_CACHE_WRITE')) /
  MILLION;
