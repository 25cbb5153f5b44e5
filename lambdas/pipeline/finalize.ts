import { generationFiles, generationStore, model } from '../runtime/container.ts';
import { logger } from '../runtime/logger.ts';
import { finalizeLesson } from './steps/finalize.ts';

const report = (error: unknown) => logger.error('A part of a lesson was given up', { error });

export const handler = (input: unknown) =>
  finalizeLesson({ store: generationStore(), files: generationFiles(), model: model(), now: Date.now, report }, input);
