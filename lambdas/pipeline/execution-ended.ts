import { generationStore } from '../runtime/container.ts';
import { endExecution } from './steps/execution-ended.ts';

export const handler = (input: unknown) => endExecution({ store: generationStore(), now: Date.now }, input);
