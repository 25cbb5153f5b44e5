import { ApiError } from '../../../../shared/contract/api-error.ts';

/** Timeout of one attempt in milliseconds; the server accepts a request long before. */
const ANSWER_WITHIN = 20_000;
/** Milliseconds before the second and the third attempt. */
const PAUSES = [1_000, 3_000];

const NO_ANSWER: readonly number[] = [0, 408, 502, 504];

/** No answer: nobody can tell whether the server executed the call. */
const isLost = (error: unknown): boolean =>
  error instanceof ApiError
    ? NO_ANSWER.includes(error.status)
    : error instanceof Error && error.name === 'TimeoutError';

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface RepeatOptions {
  /** Called before a call without an answer is repeated. */
  readonly onLost: () => void;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

export const within = () => ({ signal: AbortSignal.timeout(ANSWER_WITHIN) });

/** Repeats a call until there is an answer, three attempts at most. Only for calls that the server executes once per key. */
export const repeatUnanswered = async <T>(
  ask: (options: { signal: AbortSignal }) => Promise<T>,
  { onLost, wait = pause }: RepeatOptions,
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
