import { inject } from 'vitest';
import { builtFunctions } from '../../local/stack/functions.ts';
import type { StackOptions } from '../../local/stack/options.ts';
import { type Stack, startStack } from '../../local/stack/start.ts';

/** The whole product in this process with the functions as they are deployed. */
export const startBuilt = (options: StackOptions): Promise<Stack> =>
  startStack({ functions: builtFunctions(inject('builtFunctions')), ...options });
