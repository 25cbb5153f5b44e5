import type { DynamoDBRecord } from 'aws-lambda';
import { setting } from '../../runtime/config.ts';
import { reminderStore } from '../../runtime/container.ts';
import { jobs } from '../../runtime/services/workflows.ts';
import { readChange } from '../../store/stream/read-change.ts';
import { readJob } from '../../store/stream/read-job.ts';

/** Starts what takes time: deletions, exports, mails. What goes into the bin is noted for the day before it leaves it. */
export const followJobs = async (record: DynamoDBRecord): Promise<void> => {
  const mails = setting('MAIL_SENDER') !== undefined;
  const job = readJob(record);
  if (job && (mails || job.kind !== 'mail')) await jobs().start(job);
  const change = readChange(record);
  if (change?.kind !== 'session' || !mails) return;
  const { before, after } = change;
  if (after && after.deleted_at !== null && before?.deleted_at !== after.deleted_at)
    await reminderStore().remind(after);
};
