interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

/** Real milliseconds without anybody falling asleep or waking, after which only sleepers are left to wait for. */
const QUIET_MS = 8;

/** A virtual clock: it advances when everything is waiting for it. */
export const createVirtualClock = () => {
  const sleepers: Sleeper[] = [];
  let now = 0;
  let quiet: NodeJS.Timeout | undefined;

  const watch = (): void => {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      const next = sleepers.sort((a, b) => a.at - b.at).shift();
      if (!next) return;
      now = next.at;
      next.wake();
      watch();
    }, QUIET_MS);
  };

  return {
    now: () => now,
    sleep: (ms: number): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>();
      sleepers.push({ at: now + ms, wake: resolve });
      watch();
      return promise;
    },
  };
};
export type VirtualClock = ReturnType<typeof createVirtualClock>;

/** Runs with a seeded `Math.random` (mulberry32), which is restored afterwards. */
export const withSeededRandom = async <T>(seed: number, run: () => Promise<T>): Promise<T> => {
  const random = Math.random;
  let state = seed;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  try {
    return await run();
  } finally {
    Math.random = random;
  }
};
