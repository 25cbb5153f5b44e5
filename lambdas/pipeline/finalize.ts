import { generationFiles, generationStore, model } from '../runtime/container.ts';
import { finalizeLesson } from './steps/finalize.ts';

export const handler = (input: unknown) =>
  finalizeLesson({ store: generationStore(), files: generationFiles(), model: model(), now: Date.now }, input);
