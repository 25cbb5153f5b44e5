import { schedules } from '../../lambdas/schedules.ts';
import { MINUTE } from '../../shared/model/time.ts';
import type { Invoke } from '../lambda/lambdas.ts';

/** Calls scheduled functions like EventBridge, and also at the start, because a local process may end before the first interval. */
export const startSchedules = (invoke: Invoke) => {
  const timers = Object.entries(schedules).map(([name, { everyMinutes }]) => {
    const call = () =>
      void invoke(name, { source: 'aws.events', 'detail-type': 'Scheduled Event' }).catch((error: unknown) =>
        console.error(`[clock] ${name} failed`, error),
      );
    call();
    return setInterval(call, everyMinutes * MINUTE);
  });
  return { close: () => timers.forEach(clearInterval) };
};
