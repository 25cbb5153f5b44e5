import { ApiError } from '../../../../shared/contract/api-error.ts';

/** Milliseconds that one answer may take; what is accepted is accepted long before. */
const ANSWER_WITHIN = 20_000;
/** Milliseconds before the second asking, and before the third. */
const PAUSES = [1_000, 3_000];

const NO_ANSWER: readonly number[] = [0, 408, 502, 504];

/** Nobody can tell whether what was asked for was done. */
const isLost = (error: unknown): boolean =>
  error instanceof ApiError
    ? NO_ANSWER.includes(error.status)
    : error instanceof Error && error.name === 'TimeoutError';

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface Asking {
  /** Told before what had no answer is asked again. */
  readonly onLost: () => void;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

export const within = () => ({ signal: AbortSignal.timeout(ANSWER_WITHIN) });

/** Asks until there is an answer, three times at most; only for what the server does once however often it is asked. */
export const askAgain = async <T>(
  ask: (options: { signal: AbortSignal }) => Promise<T>,
  { onLost, wait = pause }: Asking,
): Promise<T> => {
  for (const before of PAUSES) {
    try {
      return await ask(within());
    } catch (error) {
      if (!isLost(error)) throw error;
      onLost();
      await wait(before);
    }
  }
  return ask(within());
};
