import { setImmediate } from 'node:timers/promises';
import { attemptFit } from '../domain/deck/fit/attempt.ts';
import { done, type JobResult, parseJob } from '../domain/job/job.ts';
import { deckStore } from '../runtime/container.ts';

/** A step of the jobs' workflow: fits the deck's parameters to somebody's answers. It takes seconds, and is begun anew where it was cut off. */
export const handler = async (event: unknown): Promise<JobResult> => {
  const job = parseJob(event);
  if (job.kind !== 'fit') throw new Error(`${job.kind} fits nothing`);
  await attemptFit(deckStore().fits, job, Date.now(), async () => {
    await setImmediate();
  });
  return done;
};
