import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { functions } from '../../lambdas/functions.ts';
import type { LambdaFunction, LambdaHandler } from '../lambda/lambdas.ts';

/** Functions that are loaded on the first call, when the environment is set. */
export type LazyFunctions = Readonly<
  Record<string, LambdaFunction & { load(): Promise<{ readonly handler: LambdaHandler }> }>
>;
type Entry = { readonly name: string; readonly entry: string };

const functionsFrom = (urlOf: (fn: Entry) => URL): LazyFunctions =>
  Object.fromEntries(
    Object.entries(functions).map(([name, { entry, timeoutSeconds }]) => {
      let loaded: Promise<{ handler: LambdaHandler }> | undefined;
      const load = () => {
        loaded ??= import(urlOf({ name, entry }).href) as Promise<{ handler: LambdaHandler }>;
        return loaded;
      };
      return [name, { load, timeoutMs: timeoutSeconds * 1_000 }];
    }),
  );

/** The handlers from source. */
export const sourceFunctions = (): LazyFunctions =>
  functionsFrom(({ entry }) => new URL(`../../lambdas/${entry}`, import.meta.url));

/** The handlers as deployed, from a folder of bundles. */
export const builtFunctions = (folder: string): LazyFunctions =>
  functionsFrom(({ name }) => pathToFileURL(path.resolve(folder, name, 'index.mjs')));
