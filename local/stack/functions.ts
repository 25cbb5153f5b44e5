import { functions } from '../../lambdas/functions.ts';
import type { LambdaFunction, LambdaHandler } from '../lambda/lambdas.ts';

const lambdas = new URL('../../lambdas/', import.meta.url);

/** The deployed handlers, each loaded when it is first called: by then the environment is set. */
export const deployedFunctions = (): Record<string, LambdaFunction> =>
  Object.fromEntries(
    Object.entries(functions).map(([name, { entry, timeoutSeconds }]) => {
      let loaded: Promise<{ handler: LambdaHandler }> | undefined;
      const load = () => {
        loaded ??= import(new URL(entry, lambdas).href) as Promise<{ handler: LambdaHandler }>;
        return loaded;
      };
      return [name, { load, timeoutMs: timeoutSeconds * 1_000 }];
    }),
  );
