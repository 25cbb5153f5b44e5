import { generationFiles, generationStore, model } from '../runtime/container.ts';
import { generateScene } from './steps/generate.ts';

export const handler = (input: unknown) =>
  generateScene({ store: generationStore(), files: generationFiles(), model: model() }, input);
