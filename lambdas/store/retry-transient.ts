import { setTimeout as wait } from 'node:timers/promises';

const ATTEMPTS = 8;
const FIRST_WAIT_MS = 25;
const LONGEST_WAIT_MS = 1_000;

const passing = new Set([
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

/** Whether the same write may succeed when it is simply made again. The SDK repeats none of the conflicts. */
export const isPassing = (name: string | undefined): boolean => name !== undefined && passing.has(name);

/** A wait before the next attempt, in milliseconds: it doubles, and half of it is random, so that rivals part. */
export const waitBefore = (tries: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.5 + Math.random() / 2);

/** Whether an error is one of those: what was tried in vain, its caller may try again later. */
export const isBusy = (error: unknown): boolean => error instanceof Error && isPassing(error.name);

/** The table left work undone, however often it was asked. */
export class Unprocessed extends Error {
  override readonly name = 'Unprocessed';
}

/** Repeats what failed for a passing reason, 8 attempts in all within about three seconds. */
export const patiently = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === ATTEMPTS || !isBusy(error)) throw error;
      await wait(waitBefore(tries));
    }
  }
};
