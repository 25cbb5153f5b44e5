import { sceneStore } from '../runtime/container.ts';
import type { FunctionTime } from '../runtime/function-time.ts';
import { generationFiles } from '../runtime/services/files.ts';
import { models } from '../runtime/services/model.ts';
import { generateScene } from './steps/generate.ts';

export const handler = (input: unknown, context: FunctionTime) =>
  generateScene({ store: sceneStore(), files: generationFiles(), ...models(context) }, input);
