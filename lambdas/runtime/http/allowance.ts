import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { MINUTE } from '../../../shared/model/time.ts';
import type { Caller, Gate } from './caller.ts';

/** Seconds until the minute of an instant is over. */
const untilNextMinute = (now: number): number => Math.ceil((MINUTE - (now % MINUTE)) / 1_000);

/** What creates or costs is counted for who asks, and refused when it is too much for a minute. */
export const refuseTooFast = async (
  { weight }: Pick<Endpoint, 'weight'>,
  caller: Caller | undefined,
  now: number,
  from: Pick<Gate, 'allow'>,
): Promise<void> => {
  if (weight === undefined || caller === undefined) return;
  if (!(await from.allow(caller.userId, weight, now)))
    throw new AppError('too_fast', { retry_after: untilNextMinute(now) });
};
