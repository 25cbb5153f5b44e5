import { extractStore } from '../runtime/container.ts';
import type { FunctionTime } from '../runtime/model/function-time.ts';
import { models } from '../runtime/model/model.ts';
import { generationFiles } from '../runtime/services/files.ts';
import { textOf } from './extraction/text-of.ts';
import { extractMaterial } from './steps/extract.ts';

export const handler = (input: unknown, context: FunctionTime) =>
  extractMaterial({ store: extractStore(), files: generationFiles(), textOf, ...models(context) }, input);
