import { planStore } from '../runtime/container.ts';
import type { FunctionTime } from '../runtime/model/function-time.ts';
import { models } from '../runtime/model/model.ts';
import { generationFiles } from '../runtime/services/files.ts';
import { openingView } from '../runtime/services/opening-view.ts';
import { planLesson } from './steps/plan.ts';

export const handler = (input: unknown, context: FunctionTime) =>
  planLesson({ store: planStore(), files: generationFiles(), view: openingView(), ...models(context) }, input);
