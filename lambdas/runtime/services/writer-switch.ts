import { openWriterSwitch } from '../../adapters/writers/writer-switch.ts';
import type { WriterSwitch } from '../../domain/site/writer-choice.ts';
import { setting } from '../config.ts';

/** Undefined where the writer is fixed, as in a deployment. */
export const writerSwitch = (): WriterSwitch | undefined => {
  const [endpoint, key] = [setting('WRITERS_ENDPOINT'), setting('WRITERS_KEY')];
  return endpoint === undefined || key === undefined ? undefined : openWriterSwitch({ endpoint, key });
};
