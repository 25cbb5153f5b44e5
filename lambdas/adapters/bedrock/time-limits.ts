/** Milliseconds until the function that asks is ended. */
export type TimeLeft = () => number;

/**
 * The longest answer there is, a text of 4,900 tokens, takes 55 s at 90 tokens a second. What takes longer than this
 * hangs: the step gives up, and the workflow asks again.
 */
export const LONGEST_CALL_MS = 60_000;
/** Kept back of a function's time, to store what came of a call. */
const STORING_MS = 10_000;
/** Nothing is answered in less: not worth asking. */
const SHORTEST_CALL_MS = 1_000;

/**
 * How long the next try of a call may take; undefined when there is no time for one. Counted from now, so that the
 * tries of a call share its patience.
 */
export const limitOf = (patienceMs = Number.POSITIVE_INFINITY, timeLeft?: TimeLeft): (() => number | undefined) => {
  const until = Date.now() + patienceMs;
  return () => {
    const left = timeLeft ? timeLeft() - STORING_MS : Number.POSITIVE_INFINITY;
    const limitMs = Math.min(LONGEST_CALL_MS, until - Date.now(), left);
    return limitMs < SHORTEST_CALL_MS ? undefined : limitMs;
  };
};
