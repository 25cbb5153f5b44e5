import type { LambdaFunction } from '../../local/lambda/lambdas.ts';
import type { LazyFunctions } from '../../local/stack/functions.ts';

/** Calls of functions by name: how many were answered, and what the others threw. */
export interface CallRecord {
  readonly answered: ReadonlyMap<string, number>;
  readonly thrown: readonly string[];
}

/** The same functions, and a record of how their calls end. A function that does not even load has thrown. */
export const recordCalls = (
  functions: LazyFunctions,
): { functions: Record<string, LambdaFunction>; calls: CallRecord } => {
  const answered = new Map<string, number>();
  const thrown: string[] = [];
  const watched = (name: string, { load, timeoutMs }: LazyFunctions[string]): LambdaFunction => ({
    timeoutMs,
    handler: async (event, context) => {
      try {
        const { handler } = await load();
        const answer = await handler(event, context);
        answered.set(name, (answered.get(name) ?? 0) + 1);
        return answer;
      } catch (error) {
        thrown.push(`${name}: ${error}`);
        throw error;
      }
    },
  });
  const entries = Object.entries(functions).map(([name, lambda]) => [name, watched(name, lambda)] as const);
  return { functions: Object.fromEntries(entries), calls: { answered, thrown } };
};
