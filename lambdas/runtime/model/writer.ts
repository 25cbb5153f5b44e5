import type { Writer } from '../../../shared/model/session/writer.ts';
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
