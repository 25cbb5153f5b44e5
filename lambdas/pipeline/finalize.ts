import { generationFiles, generationStore } from '../runtime/container.ts';
import { logger } from '../runtime/logger.ts';
import { seldomModel } from '../runtime/on-demand.ts';
import { finalizeLesson } from './steps/finalize.ts';

const report = (error: unknown) => logger.error('A part of a lesson was given up', { error });

export const handler = (input: unknown) =>
  finalizeLesson(
    { store: generationStore(), files: generationFiles(), model: seldomModel(), now: Date.now, report },
    input,
  );
