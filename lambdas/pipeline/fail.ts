import { generationStore } from '../runtime/container.ts';
import { recordFailure } from './steps/fail.ts';

export const handler = (input: unknown) => recordFailure({ store: generationStore(), now: Date.now }, input);
