import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../shared/model/app-error.ts';

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
]);

/** Whether the same write may succeed when it is simply made again. The SDK repeats none of the conflicts. */
export const isPassing = (name: string | undefined): boolean => name !== undefined && passing.has(name);

/** Repeats what failed for a passing reason: 8 times, after a random part of a wait that doubles. */
export const patiently = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === ATTEMPTS || !(error instanceof Error && isPassing(error.name))) throw error;
      await wait(Math.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries));
    }
  }
};

/** What was waited for in vain, as something that the caller may try again. */
export const orBusy = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Error && isPassing(error.name) ? new AppError('busy') : error;
  }
};
