import { generationFiles, sourceStore } from '../runtime/container.ts';
import { seldomModel } from '../runtime/on-demand.ts';
import { textOf } from './extraction/text-of.ts';
import { extractMaterial } from './steps/extract.ts';

export const handler = (input: unknown) =>
  extractMaterial({ store: sourceStore(), files: generationFiles(), textOf, model: seldomModel() }, input);
