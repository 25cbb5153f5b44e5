import { generationFiles, model, sceneStore } from '../runtime/container.ts';
import { generateScene } from './steps/generate.ts';

export const handler = (input: unknown) =>
  generateScene({ store: sceneStore(), files: generationFiles(), model: model() }, input);
