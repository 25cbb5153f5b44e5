import { extractStore } from '../runtime/container.ts';
import type { FunctionTime } from '../runtime/function-time.ts';
import { generationFiles } from '../runtime/services/files.ts';
import { models } from '../runtime/services/model.ts';
import { textOf } from './extraction/text-of.ts';
import { extractMaterial } from './steps/extract.ts';

export const handler = (input: unknown, context: FunctionTime) =>
  extractMaterial({ store: extractStore(), files: generationFiles(), textOf, ...models(context) }, input);
