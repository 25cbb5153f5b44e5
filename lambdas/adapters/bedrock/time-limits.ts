/** Milliseconds until the calling function times out. */
export type TimeLeft = () => number;

/**
 * Milliseconds. The longest answer, a text of 4,900 tokens, takes 55 s at 90 tokens a second. A longer call is assumed to
 * hang: the step fails, and the workflow retries it. A model on a slow computer is given longer.
 */
export const LONGEST_CALL_MS = 60_000;
/** The part of a function's time that is reserved for storing the result. */
const STORING_MS = 10_000;
/** With less time left, a call is not started. */
const SHORTEST_CALL_MS = 1_000;

/**
 * The time limit of the next attempt of a call; undefined when there is no time for one. `patienceMs` counts from now
 * and covers all attempts.
 */
export const limitOf = (
  patienceMs = Number.POSITIVE_INFINITY,
  timeLeft?: TimeLeft,
  longestMs = LONGEST_CALL_MS,
): (() => number | undefined) => {
  const until = Date.now() + patienceMs;
  return () => {
    const left = timeLeft ? timeLeft() - STORING_MS : Number.POSITIVE_INFINITY;
    const limitMs = Math.min(longestMs, until - Date.now(), left);
    return limitMs < SHORTEST_CALL_MS ? undefined : limitMs;
  };
};
