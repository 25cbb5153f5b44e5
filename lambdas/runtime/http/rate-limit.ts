import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { MINUTE } from '../../../shared/model/time.ts';
import type { Caller, CallerPorts } from './caller.ts';

/** Seconds until the next minute begins. */
const untilNextMinute = (now: number): number => Math.ceil((MINUTE - (now % MINUTE)) / 1_000);

/** Counts calls with a weight against the user's rate limit per minute. Throws `too_fast` above it. */
export const refuseTooFast = async (
  { weight }: Pick<Endpoint, 'weight'>,
  caller: Caller | undefined,
  now: number,
  ports: Pick<CallerPorts, 'withinRate'>,
): Promise<void> => {
  if (weight === undefined || caller === undefined) return;
  if (!(await ports.withinRate(caller.userId, weight, now)))
    throw new AppError('too_fast', { retry_after: untilNextMinute(now) });
};
