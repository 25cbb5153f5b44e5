import { generationFiles, model, planStore } from '../runtime/container.ts';
import { planLesson } from './steps/plan.ts';

export const handler = (input: unknown) =>
  planLesson({ store: planStore(), files: generationFiles(), model: model() }, input);
