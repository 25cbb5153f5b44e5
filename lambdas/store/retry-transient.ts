import { setTimeout as wait } from 'node:timers/promises';

const ATTEMPTS = 8;
const FIRST_WAIT_MS = 25;
const MAX_WAIT_MS = 1_000;

const transientCodes = new Set([
  'TransactionConflict',
  'TransactionConflictException',
  'TransactionInProgressException',
  'ThrottlingError',
  'ThrottlingException',
  'ProvisionedThroughputExceeded',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'Unprocessed',
]);

/** Whether the same write may succeed when it is repeated. The SDK does not repeat conflicts. */
export const isTransientCode = (name: string | undefined): boolean => name !== undefined && transientCodes.has(name);

/** Milliseconds before the next attempt: exponential backoff, half of it random. */
export const waitBefore = (tries: number): number =>
  Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.5 + Math.random() / 2);

/** Whether an error is transient. */
export const isTransient = (error: unknown): boolean => error instanceof Error && isTransientCode(error.name);

/** The table left items unprocessed after all attempts. */
export class Unprocessed extends Error {
  override readonly name = 'Unprocessed';
}

/** Repeats a call that failed for a transient reason, 8 attempts within about three seconds. */
export const retryTransient = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === ATTEMPTS || !isTransient(error)) throw error;
      await wait(waitBefore(tries));
    }
  }
};
