import { sceneStore } from '../runtime/container.ts';
import type { FunctionTime } from '../runtime/model/function-time.ts';
import { models } from '../runtime/model/model.ts';
import { generationFiles } from '../runtime/services/files.ts';
import { generateScene } from './steps/generate.ts';

export const handler = (input: unknown, context: FunctionTime) =>
  generateScene({ store: sceneStore(), files: generationFiles(), ...models(context) }, input);
