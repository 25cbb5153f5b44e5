import { generationStore } from '../runtime/container.ts';
import { logger } from '../runtime/logs/logger.ts';
import type { FunctionTime } from '../runtime/model/function-time.ts';
import { models } from '../runtime/model/model.ts';
import { generationFiles } from '../runtime/services/files.ts';
import { finalizeLesson } from './steps/finalize.ts';

const report = (error: unknown) => logger.error('A part of a session was given up', { error });

export const handler = (input: unknown, context: FunctionTime) =>
  finalizeLesson(
    { store: generationStore(), files: generationFiles(), ...models(context), now: Date.now, report },
    input,
  );
