import type { QueryClient } from '@tanstack/react-query';
import type { EndpointName } from '../../../../shared/contract/contract.ts';

let cache: QueryClient | undefined;
const underWay = new Map<EndpointName, number>();
let refreshing: Promise<void> = Promise.resolve();

/** Where the answers are kept that calls make out of date. */
export const invalidateIn = (queries: QueryClient): void => {
  cache = queries;
};

const invalidate = async (reads: readonly string[]): Promise<void> => {
  // Whoever made the call first writes what it answered where it is shown
  await new Promise((resolve) => setTimeout(resolve));
  await cache?.invalidateQueries({ predicate: ({ queryKey: [name] }) => reads.includes(String(name)) });
};

/**
 * Asks again for what a call has made out of date, whatever came of it: a refused one may have failed because what is
 * shown is not what is there. Of several calls of one name that are under way, the last does it for all.
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

/** Resolves when what the last call made out of date, and a page shows, has been answered anew. */
export const refreshed = (): Promise<void> => refreshing;
