import { functions } from '../../lambdas/functions.ts';
import { LONGEST_ANSWER_MS } from '../bedrock/openai.ts';
import type { LambdaFunction } from '../lambda/lambdas.ts';

/** How many times as long as deployed a step may take where the model runs on a computer like this one. */
const SLOWER = 15;

/** Scenes written at a time: one processor answers several no sooner than one after another. */
export const slowMapConcurrency = 1;

/** Half a day, after which a lesson is given up. */
export const slowWorkflowSeconds = 43_200;

/** Environment variables of the functions. */
export const slowEnvironment = { MODEL_CALL_SECONDS: String(LONGEST_ANSWER_MS / 1_000) };

const isStep = (name: string): boolean =>
  Object.entries(functions).some(([fn, { trigger }]) => fn === name && trigger === 'step');

/** The same functions, with as much time for the steps of a lesson as a slow model needs. */
export const withTimeForSlowModel = <F extends LambdaFunction>(all: Readonly<Record<string, F>>): Record<string, F> =>
  Object.fromEntries(
    Object.entries(all).map(([name, fn]) => [name, isStep(name) ? { ...fn, timeoutMs: fn.timeoutMs * SLOWER } : fn]),
  );
