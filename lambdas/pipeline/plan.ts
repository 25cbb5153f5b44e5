import { generationFiles, generationStore, model } from '../runtime/container.ts';
import { planLesson } from './steps/plan.ts';

export const handler = (input: unknown) =>
  planLesson({ store: generationStore(), files: generationFiles(), model: model() }, input);
