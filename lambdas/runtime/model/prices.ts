import type { TokenUsage } from '../../domain/model/token-usage.ts';
import { setting } from '../config.ts';
import type { ModelName } from './model-settings.ts';

const MILLION = 1_000_000;

/** USD; 0 where no prices are configured, as in a local installation. */
export const costOf = (usage: TokenUsage, model: ModelName = 'MODEL'): number =>
  (usage.inputTokens * setting(`${model}_PRICE_INPUT`) +
    usage.outputTokens * setting(`${model}_PRICE_OUTPUT`) +
    usage.cacheReadTokens * setting(`${model}_PRICE_CACHE_READ`) +
    usage.cacheWriteTokens * setting(`${model}_PRICE_CACHE_WRITE`)) /
  MILLION;
