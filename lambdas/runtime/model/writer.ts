import type { Writer } from '../../../shared/model/session/writer.ts';
import type { Capacity } from '../../domain/model/capacity.ts';
import type { PinnedWriter } from '../../domain/model/model.ts';
import { modelName } from '../../domain/model/model-name.ts';
import { setting } from '../config.ts';
import type { ModelName } from './model-settings.ts';

/** Who writes with the model of this name, as readers are told. */
export const writerOf = (name: ModelName): Writer => {
  if (setting('MODEL_TOPICS') === 'preset') return { code: 'engine' };
  const local = setting('MODEL_NAME');
  if (local !== undefined) return { code: 'local', name: local };
  return { code: 'provider', name: modelName(setting(`${name}_ID`) ?? setting('MODEL_ID')) };
};

/** What the server of a model on this computer says of it. */
export const capacityOf = (): Capacity | undefined => {
  const [contextTokens, billions] = [setting('MODEL_CONTEXT_TOKENS'), setting('MODEL_BILLIONS')];
  if (contextTokens === undefined && billions === undefined) return undefined;
  return { ...(contextTokens !== undefined && { contextTokens }), ...(billions !== undefined && { billions }) };
};

/** Kept with a lesson when it begins; undefined where the writer does not change while an installation runs. */
export const pinnedWriter = (): PinnedWriter | undefined => {
  if (setting('ENGINE_MODEL_ID') === undefined) return undefined;
  const capacity = capacityOf();
  return { modelId: setting('MODEL_ID'), writer: writerOf('MODEL'), ...(capacity && { capacity }) };
};

/** The embedded engine, where it can be chosen. */
export const pinnedEngine = (): PinnedWriter | undefined => {
  const modelId = setting('ENGINE_MODEL_ID');
  return modelId === undefined ? undefined : { modelId, writer: { code: 'engine' } };
};
