import { checkRetries, stepRetries } from '../../lambdas/retries.ts';
import { generationView } from '../../web/src/features/generation/generation-view.ts';
import type { Figure } from './report.ts';
import { type ModelUse, materials, scriptedLesson } from './scripted-lesson.ts';
import { withSeededRandom } from './virtual-clock.ts';

const LESSONS = 100;
const QUOTA_A_MINUTE = 1_000_000;
const AT_ONCE = 8;
const FIRST_TOKEN_MS = 600;
const TOKENS_A_SECOND = 90;
/** Milliseconds between two looks at a card. */
const LOOK_EVERY = 15_000;

class Throttled extends Error {}

/** A clock that goes on when everybody waits for it. Nothing here waits for anything else. */
const createClock = () => {
  const sleepers: { readonly at: number; readonly wake: () => void }[] = [];
  let now = 0;
  return {
    now: () => now,
    sleep: (ms: number) => new Promise<void>((wake) => void sleepers.push({ at: now + ms, wake })),
    run: async (work: Promise<unknown>): Promise<void> => {
      let over = false;
      void work.finally(() => {
        over = true;
      });
      while (!over) {
        await new Promise((resolve) => setImmediate(resolve));
        sleepers.sort((one, other) => one.at - other.at);
        const next = sleepers.shift();
        now = next?.at ?? now;
        next?.wake();
      }
      await work;
    },
  };
};
type Clock = ReturnType<typeof createClock>;

/** A bucket that fills evenly. A call reserves its longest answer, and what it did not need comes back. */
const createBucket = (clock: Clock) => {
  const seen = { used: 0, refused: 0, last: 0, unused: 0 };
  let level = QUOTA_A_MINUTE;
  let at = 0;
  const fill = (): void => {
    level = Math.min(QUOTA_A_MINUTE, level + ((clock.now() - at) * QUOTA_A_MINUTE) / 60_000);
    at = clock.now();
  };
  const call = async ({ own, isCached, tools, prompt, output, reserved }: ModelUse): Promise<void> => {
    fill();
    // What is read from the cache does not count
    const input = own + (isCached ? 0 : tools + prompt);
    if (level < input + reserved) {
      seen.refused += 1;
      // While somebody is refused there is more to do than the quota lets through
      seen.unused = 1 - seen.used / (QUOTA_A_MINUTE * (1 + clock.now() / 60_000));
      throw new Throttled();
    }
    level -= input + reserved;
    seen.last = clock.now();
    seen.used += input + output;
    await clock.sleep(FIRST_TOKEN_MS + (output / TOKENS_A_SECOND) * 1_000);
    fill();
    level = Math.min(QUOTA_A_MINUTE, level + reserved - output);
  };
  return { call, seen };
};

type Retries = readonly { readonly ErrorEquals: readonly string[] }[];

/** As the workflow does when a step is throttled; true when the step was done. */
const withRetries = async (clock: Clock, retries: Retries, step: () => Promise<void>): Promise<boolean> => {
  const busy = retries.find(({ ErrorEquals }) => ErrorEquals.includes('ModelThrottled'));
  const { MaxAttempts = 0, IntervalSeconds = 1, BackoffRate = 2, MaxDelaySeconds = 1e9 } = Object(busy);
  for (let attempt = 0; ; attempt += 1) {
    try {
      await step();
      return true;
    } catch {
      if (attempt === MaxAttempts) return false;
      await clock.sleep(Math.random() * 1_000 * Math.min(MaxDelaySeconds, IntervalSeconds * BackoffRate ** attempt));
    }
  }
};

const inTurn = async (works: readonly (() => Promise<void>)[]): Promise<void> => {
  const queue = [...works];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

interface Look {
  readonly at: number;
  readonly shown: number | null;
}

const all = async (uses: readonly ModelUse[]) => {
  const clock = createClock();
  const bucket = createBucket(clock);
  const of = (...forms: string[]) => uses.filter(({ form }) => forms.includes(form));
  const scenes = of('scene');
  // The last scene of text is the summary, written with the quizzes
  const [orders, closing] = [scenes.slice(0, -1), [...of('quiz'), ...scenes.slice(-1)]];
  const total = 1 + orders.length + closing.length;
  const lost = { steps: 0, checks: 0 };
  const errors: number[] = [];
  const ends: number[] = [];

  const lesson = async (): Promise<void> => {
    const looks: Look[] = [];
    let written = 0;
    let phase: 'plan' | 'generate' | 'done' = 'plan';
    let allWritten = 0;
    const done = async (step: () => Promise<void>): Promise<void> => {
      if (!(await withRetries(clock, stepRetries, step))) lost.steps += 1;
    };
    const look = async (): Promise<void> => {
      while (phase !== 'done') {
        await clock.sleep(LOOK_EVERY);
        const generation = {
          id: 'gen_' as never,
          phase,
          written,
          total,
          started_at: new Date(0).toISOString() as never,
        };
        const { timeLeft } = generationView(
          { generation, scene_count_target: total, status: 'generating' },
          clock.now(),
        );
        looks.push({ at: clock.now(), shown: timeLeft });
      }
    };
    const looking = look();
    const write = (use: ModelUse) => () =>
      done(() =>
        bucket.call(use).then(() => {
          written += 1;
          if (written === total) allWritten = clock.now();
        }),
      );
    const check = (use: ModelUse) => async () => {
      if (!(await withRetries(clock, checkRetries, () => bucket.call(use)))) lost.checks += 1;
    };
    await Promise.all(of('opening').map((use) => write(use)()));
    await Promise.all(of('lesson_plan').map((use) => done(() => bucket.call(use))));
    phase = 'generate';
    await inTurn(orders.map(write));
    const checks = of('check', 'solve');
    await Promise.all([inTurn(checks.map(check)), inTurn(closing.map(write))]);
    phase = 'done';
    await looking;
    ends.push(allWritten);
    for (const { at, shown } of looks) {
      const left = allWritten - at;
      if (shown !== null && left > LOOK_EVERY) errors.push(Math.abs(shown - left));
    }
  };
  await clock.run(Promise.all(Array.from({ length: LESSONS }, lesson)));
  return { bucket: bucket.seen, lost, errors, ends };
};

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

/** A hundred lessons of 45 minutes that begin at the same moment, with their second readers. */
export const hundredLessons = async (): Promise<Figure[]> => {
  const uses = await scriptedLesson('custom', 45, materials.chapter);
  const { bucket, lost, errors, ends } = await withSeededRandom(1, () => all(uses));
  return [
    { what: 'calls that were refused and made again', value: bucket.refused, unit: '' },
    { what: 'tokens that counted', value: bucket.used, unit: '' },
    { what: 'last call begun after', value: bucket.last / 60_000, unit: 'min' },
    { what: 'of the quota left unused until the last refusal', value: 100 * bucket.unused, unit: '%', limit: 5 },
    { what: 'steps that were given up', value: lost.steps, unit: '', limit: 0 },
    { what: 'scenes that stay without a second reader', value: lost.checks, unit: '' },
    { what: 'a lesson written, one of two', value: quantile(ends, 0.5) / 60_000, unit: 'min' },
    { what: 'the last one', value: quantile(ends, 0.999) / 60_000, unit: 'min' },
    { what: 'time left as the card tells it: off by, one of two', value: quantile(errors, 0.5) / 1_000, unit: 's' },
    { what: 'the same, nine of ten', value: quantile(errors, 0.9) / 1_000, unit: 's', limit: 100 },
  ];
};
