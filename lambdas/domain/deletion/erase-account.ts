import type { SessionId } from '../../../shared/model/id.ts';
import { instant, MINUTE } from '../../../shared/model/time.ts';
import { continueIn, done, type JobResult } from '../job/job.ts';
import type { SessionRecord } from '../session/session.ts';
import type { DeletionJob, DeletionStore, IdentityAccounts } from './ports.ts';

export interface Eraser {
  readonly store: DeletionStore;
  readonly accounts: IdentityAccounts;
  /** Erases every object whose key begins so. */
  readonly files: { erase(prefix: string): Promise<void> };
  /** Undefined where no payment provider is configured. */
  readonly payments: { deleteCustomer(customerId: string): Promise<void> } | undefined;
  /** Closes the user's open sockets. */
  closeSockets(userId: string): Promise<void>;
  /** Stops the generation of a session; false when none was running. */
  stop(session: Pick<SessionRecord, 'id' | 'generation_id'>, now: number): Promise<boolean>;
  readonly now: () => number;
  /** Whether there is time for more before this run has to end. */
  readonly hasTime: () => boolean;
}

/** Seconds until the next pass: indexes lag behind, and writes that had begun before may still arrive. */
const RECHECK_SECONDS = MINUTE / 1_000;
/** Longer than a step of a generation may take. */
const RECHECK_AFTER_STEPS_SECONDS = 360;

class OutOfTime extends Error {}

const objectsOf = (id: SessionId): readonly string[] => [`materials/${id}/`, `extracts/${id}/`];

const eraseObjects = async ({ files }: Eraser, prefixes: readonly string[]): Promise<void> => {
  for (const prefix of prefixes) await files.erase(prefix);
};

/** Stops a running generation first. Its session is remembered, because the generation's last step may still write. */
const eraseOne = async (eraser: Eraser, job: DeletionJob, session: SessionRecord): Promise<DeletionJob> => {
  const running = session.generation_id !== null && !job.stopped.includes(session.id);
  const next = running ? { ...job, stopped: [...job.stopped, session.id] } : job;
  if (running) await eraser.store.save(next);
  await eraser.stop(session, eraser.now());
  await eraseObjects(eraser, objectsOf(session.id));
  await eraser.store.eraseSession(session);
  return next;
};

const eraseSessions = async (eraser: Eraser, begun: DeletionJob): Promise<{ job: DeletionJob; found: number }> => {
  let [job, found, cursor]: [DeletionJob, number, string | null] = [begun, 0, null];
  do {
    const page = await eraser.store.sessions(job.user_id, cursor);
    for (const session of page.sessions) {
      job = await eraseOne(eraser, job, session);
      found += 1;
      if (!eraser.hasTime()) throw new OutOfTime();
    }
    cursor = page.cursor;
  } while (cursor !== null);
  return { job, found };
};

const eraseLateWrites = async (eraser: Eraser, { stopped }: DeletionJob): Promise<number> => {
  let found = 0;
  for (const id of stopped) {
    await eraseObjects(eraser, objectsOf(id));
    found += await eraser.store.eraseLateRows(id);
  }
  return found;
};

/** Deletes everything once. Deleting what is gone already is no failure, so a pass may stop anywhere and start again. */
const eraseEverything = async (eraser: Eraser, begun: DeletionJob): Promise<{ job: DeletionJob; found: number }> => {
  const { store, accounts, payments } = eraser;
  const { user_id: userId } = begun;
  await accounts.signOut(userId);
  // While the rows still name them
  await eraser.closeSockets(userId);
  const { job, found: sessions } = await eraseSessions(eraser, begun);
  const late = await eraseLateWrites(eraser, job);
  // While the row still names the customer
  if (payments) for (const customer of await store.customers(userId)) await payments.deleteCustomer(customer);
  const owned = await store.eraseOwnedElsewhere(userId);
  await eraseObjects(eraser, [`uploads/${userId}/`, `exports/${userId}/`, `avatars/${userId}/`]);
  const own = await store.eraseUserPartition(userId);
  await accounts.erase(userId);
  const profile = await store.eraseProfile(userId);
  return { job, found: sessions + late + owned + own + (profile ? 1 : 0) };
};

/** Repeats the pass, a minute apart, until one finds nothing any more. */
export const eraseAccount = async (eraser: Eraser, userId: string): Promise<JobResult> => {
  const begun = await eraser.store.find(userId);
  if (!begun || begun.finished_at !== null) return done;
  try {
    const { job, found } = await eraseEverything(eraser, begun);
    const passed = { ...job, passes: job.passes + 1 };
    if (passed.passes > 1 && found === 0) {
      await eraser.store.finish(passed, instant(eraser.now()));
      return done;
    }
    await eraser.store.save(passed);
    return continueIn(passed.stopped.length > 0 ? RECHECK_AFTER_STEPS_SECONDS : RECHECK_SECONDS);
  } catch (error) {
    if (error instanceof OutOfTime) return continueIn(0);
    throw error;
  }
};
