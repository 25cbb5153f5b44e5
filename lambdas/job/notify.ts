import { continueIn, done, type JobResult, parseJob } from '../domain/job/job.ts';
import { notify, secondsUntil } from '../domain/notification/notify.ts';
import { setting } from '../runtime/config.ts';
import { notificationStore } from '../runtime/container.ts';
import { mailer } from '../runtime/mail.ts';

/** A step of the jobs' workflow: sends a mail to who wants it. */
export const handler = async (event: unknown): Promise<JobResult> => {
  const job = parseJob(event);
  if (job.kind !== 'mail') throw new Error(`${job.kind} is no mail`);
  const seconds = secondsUntil(job, Date.now());
  if (seconds > 0) return continueIn(seconds);
  const origin = setting('SITE_ORIGIN');
  await notify({ store: notificationStore(), mailer: mailer(), origin, now: Date.now }, job);
  return done;
};
