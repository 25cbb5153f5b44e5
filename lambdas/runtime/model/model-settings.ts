import type { ModelSettings } from '../../adapters/bedrock/request.ts';
import { limitsOf } from '../../domain/model/capacity.ts';
import { setting } from '../config.ts';
import { capacityOf } from './writer.ts';

/** The usual model, or the larger one that writes sessions of Pro users. */
export type ModelName = 'MODEL' | 'PRO_MODEL';

/** Whether a larger model is configured. */
export const hasLargerModel = (): boolean => setting('PRO_MODEL_ID') !== undefined;

export const modelSettings = (name: ModelName = 'MODEL'): ModelSettings => ({
  modelId: setting(`${name}_ID`) ?? setting('MODEL_ID'),
  schemaMode: setting(`${name}_SCHEMA`),
  effort: setting(`${name}_EFFORT`),
  thinking: setting(`${name}_THINKING`),
  headroomTokens: setting(`${name}_HEADROOM_TOKENS`),
  isOwn: setting('MODEL_NAME') !== undefined,
  answerTokens: limitsOf(capacityOf()).answerTokens,
  extractive: setting('MODEL_TOPICS') === 'preset',
  longestCallMs: setting('MODEL_CALL_SECONDS') * 1_000,
});
