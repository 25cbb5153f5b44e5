import type { ModelSettings } from '../adapters/bedrock/request.ts';
import { setting } from './config.ts';

export const modelSettings = (): ModelSettings => ({
  modelId: setting('MODEL_ID'),
  schemaMode: setting('MODEL_SCHEMA'),
  effort: setting('MODEL_EFFORT'),
  thinking: setting('MODEL_THINKING'),
  headroomTokens: setting('MODEL_HEADROOM_TOKENS'),
  extractive: setting('MODEL_TOPICS') === 'preset',
});
