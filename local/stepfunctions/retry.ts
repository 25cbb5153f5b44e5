import { setTimeout as delay } from 'node:timers/promises';
import type { TaskPolicy } from './definition.ts';
import { StatesError } from './states-error.ts';

export interface Retrier {
  ErrorEquals: readonly string[];
  IntervalSeconds?: number;
  MaxAttempts?: number;
  BackoffRate?: number;
  MaxDelaySeconds?: number;
  JitterStrategy?: 'NONE' | 'FULL';
}

/** Waits `ms`; benchmarks use a virtual clock. Rejects when the signal aborts. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;
export const realSleep: Sleep = (ms, signal) => delay(ms, undefined, { signal });

interface RetryContext {
  sleep: Sleep;
  signal: AbortSignal;
  onRetry(): void;
}

/** Runs a task until it succeeds, its retries are used up, or the execution ends. */
export async function retried<T>(policy: TaskPolicy, attempt: () => Promise<T>, context: RetryContext): Promise<T> {
  const used = new Map<Retrier, number>();
  for (;;) {
    context.signal.throwIfAborted();
    try {
      return await timed(policy.timeoutSeconds, attempt);
    } catch (error) {
      const retrier = policy.retry.find((candidate) => matches(candidate, error));
      const count = (retrier && used.get(retrier)) ?? 0;
      if (!retrier || count >= (retrier.MaxAttempts ?? 3)) throw error;
      used.set(retrier, count + 1);
      await context.sleep(pauseMs(retrier, count), context.signal);
      context.onRetry();
    }
  }
}

async function timed<T>(seconds: number | undefined, attempt: () => Promise<T>): Promise<T> {
  if (seconds === undefined) return attempt();
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const late = () => reject(new StatesError('States.Timeout', `The task took longer than ${seconds} seconds`));
  const timer = setTimeout(late, seconds * 1000);
  try {
    return await Promise.race([attempt(), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

function matches({ ErrorEquals }: Retrier, error: unknown): boolean {
  if (!(error instanceof StatesError)) return false;
  if (ErrorEquals.includes(error.name)) return true;
  if (!error.isCatchable) return false;
  return (
    ErrorEquals.includes('States.ALL') || (ErrorEquals.includes('States.TaskFailed') && error.name !== 'States.Timeout')
  );
}

function pauseMs(retrier: Retrier, count: number): number {
  const { IntervalSeconds = 1, BackoffRate = 2, MaxDelaySeconds = Number.POSITIVE_INFINITY } = retrier;
  const seconds = Math.min(IntervalSeconds * BackoffRate ** count, MaxDelaySeconds);
  return seconds * 1000 * (retrier.JitterStrategy === 'FULL' ? Math.random() : 1);
}
