import { setTimeout } from 'node:timers/promises';

export interface WaitOptions {
  /** Milliseconds. */
  readonly patienceMs: number;
  readonly pauseMs: number;
}

/** Time limits of a verification, in milliseconds. */
export interface Waits {
  readonly lesson: number;
  readonly export: number;
  readonly plan: number;
  readonly deletion: number;
  /** Between two polls. */
  readonly pause: number;
}

export const waitOptionsFor = (waits: Waits, what: Exclude<keyof Waits, 'pause'>): WaitOptions => ({
  patienceMs: waits[what],
  pauseMs: waits.pause,
});

/** Polls until there is a value. Throws `otherwise` when the time is over. */
export const waitUntil = async <T>(
  otherwise: string,
  { patienceMs, pauseMs }: WaitOptions,
  ask: () => Promise<T | undefined>,
): Promise<T> => {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() >= deadline) throw new Error(`${otherwise} (after ${Math.round(patienceMs / 1_000)} s)`);
    await setTimeout(pauseMs);
  }
};
