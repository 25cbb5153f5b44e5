import type { Context } from 'aws-lambda';
import { eraseAccount } from '../domain/deletion/erase-account.ts';
import { stopGeneration } from '../domain/generation/cancel.ts';
import { type JobResult, parseJob } from '../domain/job/job.ts';
import { closeSockets } from '../domain/socket/close-sockets.ts';
import { cancellationStore, deletionStore } from '../runtime/container.ts';
import { payments, proProduct } from '../runtime/payments.ts';
import { files } from '../runtime/services/files.ts';
import { leavingAccounts } from '../runtime/services/lazy-identity.ts';
import { socketDoors } from '../runtime/services/socket-doors.ts';
import { workflow } from '../runtime/services/workflows.ts';

/** What a page of the longest step takes, with room for the network. */
const LAST_MS = 60_000;

/** A step of the jobs' workflow: erases all that an account holds, or as much as there is time for. */
export const handler = async (event: unknown, context: Context): Promise<JobResult> => {
  const job = parseJob(event);
  if (job.kind !== 'deletion') throw new Error(`${job.kind} is no deletion`);
  const stopping = { cancellations: cancellationStore(), workflow: workflow() };
  return eraseAccount(
    {
      store: deletionStore(),
      accounts: leavingAccounts(),
      files: files(),
      payments: proProduct() && payments(),
      closeSockets: (userId) => closeSockets(socketDoors(), userId, () => true, Date.now()),
      stop: (session, now) => stopGeneration(stopping, session, now),
      now: Date.now,
      hasTime: () => context.getRemainingTimeInMillis() > LAST_MS,
    },
    job.userId,
  );
};
