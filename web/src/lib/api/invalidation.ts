import type { QueryClient } from '@tanstack/react-query';
import type { EndpointName } from '../../../../shared/contract/contract.ts';

let cache: QueryClient | undefined;
const underWay = new Map<EndpointName, number>();
let refreshing: Promise<void> = Promise.resolve();

/** The caches whose queries calls invalidate. */
export const invalidateIn = (queries: QueryClient): void => {
  cache = queries;
};

const invalidate = async (reads: readonly string[]): Promise<void> => {
  // Runs after the caller's own handlers, which may write the answer into the cache
  await new Promise((resolve) => setTimeout(resolve));
  await cache?.invalidateQueries({ predicate: ({ queryKey: [name] }) => reads.includes(String(name)) });
};

/**
 * Reloads what a call invalidated, whether it succeeded or not: a refused call may mean that the page is out of date. Of
 * several concurrent calls of one endpoint only the last reloads.
 */
export const invalidateAfter = async <T>(
  name: EndpointName,
  reads: readonly EndpointName[],
  answer: Promise<T>,
): Promise<T> => {
  underWay.set(name, (underWay.get(name) ?? 0) + 1);
  try {
    return await answer;
  } finally {
    const others = (underWay.get(name) ?? 1) - 1;
    underWay.set(name, others);
    if (others === 0) refreshing = invalidate(reads);
  }
};

/** Resolves when the shown queries that the last call invalidated are reloaded. */
export const refreshed = (): Promise<void> => refreshing;
