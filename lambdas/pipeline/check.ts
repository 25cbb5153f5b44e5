import { checkStore } from '../runtime/container.ts';
import type { FunctionTime } from '../runtime/model/function-time.ts';
import { models } from '../runtime/model/model.ts';
import { generationFiles } from '../runtime/services/files.ts';
import { checkScene } from './steps/check.ts';

export const handler = (input: unknown, context: FunctionTime) =>
  checkScene({ store: checkStore(), files: generationFiles(), ...models(context) }, input);
