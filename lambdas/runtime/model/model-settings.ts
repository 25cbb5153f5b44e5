import type { ModelSettings } from '../../adapters/bedrock/request.ts';
import { setting } from '../config.ts';

/** Which of the two models: what everything is asked of, or the larger one that writes Pro's lessons. */
export type ModelName = 'MODEL' | 'PRO_MODEL';

/** Whether there is a larger model. */
export const hasLarger = (): boolean => setting('PRO_MODEL_ID') !== undefined;

export const modelSettings = (name: ModelName = 'MODEL'): ModelSettings => ({
  modelId: setting(`${name}_ID`) ?? setting('MODEL_ID'),
  schemaMode: setting(`${name}_SCHEMA`),
  effort: setting(`${name}_EFFORT`),
  thinking: setting(`${name}_THINKING`),
  headroomTokens: setting(`${name}_HEADROOM_TOKENS`),
  extractive: setting('MODEL_TOPICS') === 'preset',
});
