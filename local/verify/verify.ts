import type { WriteStream } from 'node:tty';
import { runChecks, siteChecks } from '../../infra/deploy/smoke.ts';
import type { SessionId } from '../../shared/model/id.ts';
import { deleteAccount, fetchExport } from './account-deletion.ts';
import { cleanUp } from './clean-up.ts';
import { modelCost } from './cost.ts';
import { failOnPurpose } from './failure.ts';
import type { Installation } from './installation.ts';
import { answerQuiz, askForLesson, awaitLesson, uploadHandout } from './lesson.ts';
import { listen, type SocketListener } from './socket-listener.ts';
import { createSteps, StepFailed, type StepRunner } from './steps.ts';
import { isLive, subscribe } from './subscription.ts';
import { signUp, type TestUser, throwawayAddress } from './test-user.ts';
import { type Waits, waitOptionsFor } from './wait.ts';

export interface Verification {
  readonly out: Pick<WriteStream, 'write' | 'isTTY'>;
  readonly waits: Waits;
}

/** What a run has created, so that it can be deleted after a failure. */
export interface CreatedData {
  readonly email: string;
  person?: TestUser;
  listening?: SocketListener;
  readonly sessions: SessionId[];
}

const checkSite = async ({ site, config }: Installation): Promise<number> => {
  const failures: string[] = [];
  const checks = siteChecks(site, config);
  const say = (line: string) => void (line.startsWith('✗') && failures.push(line.slice(2)));
  if (!(await runChecks(checks, { timeoutMs: 0, say }))) throw new Error(failures.join('; '));
  return checks.length;
};

const tryPayments = async (at: Installation, person: TestUser, steps: StepRunner, waits: Waits): Promise<void> => {
  const name = 'a signed event of the payment provider changes the plan';
  if (!at.payments) return steps.skip(name, 'nothing is sold here');
  const access = await at.payments();
  if (isLive(access)) return steps.skip(name, 'its keys are live and a subscription would be a real one');
  await steps.step(name, () => subscribe(at, access, person, waitOptionsFor(waits, 'plan')));
};

const run = async (at: Installation, steps: StepRunner, made: CreatedData, waits: Waits): Promise<void> => {
  const patience = waitOptionsFor(waits, 'lesson');
  const { step } = steps;
  await step(
    'the site is served as it was built',
    () => checkSite(at),
    (count) => `${count} checks`,
  );
  const person = await step('somebody signs up and in', () => signUp(at, made.email));
  made.person = person;
  const listening = await step('a socket opens', () => listen(at, person.api));
  made.listening = listening;
  const uploadId = await step('a PDF goes up', () => uploadHandout(at, person));
  const lesson = await step(
    'a lesson is written from it',
    async (doing) => {
      const id = await askForLesson(person, uploadId);
      made.sessions.push(id);
      return awaitLesson(person, id, { listening, patience, doing });
    },
    ({ scenes }) => `${scenes.length} scenes`,
  );
  await step(
    'a quiz with an open question is graded',
    () => answerQuiz(person, lesson),
    ({ questions, open }) => `${questions} questions, ${open} of them open`,
  );
  await step(
    'an export is made and fetched',
    () => fetchExport(person, waitOptionsFor(waits, 'export')),
    (bytes) => `${bytes} bytes`,
  );
  await tryPayments(at, person, steps, waits);
  await step(
    'a lesson that fails is counted by its alarm',
    (doing) => failOnPurpose(at, person, lesson.id, { patience, doing }),
    (reason) => `“${reason}”`,
  );
  const cost = await modelCost(at, lesson.id);
  const costText = `the model’s calls cost ${cost.toFixed(4)} USD`;
  await step('deletion leaves nothing of the account', () =>
    deleteAccount(at, { person, sessions: made.sessions }, waitOptionsFor(waits, 'deletion')),
  );
  steps.say(`Everything holds; ${costText}.`);
};

/**
 * Tries a running installation like a learner, with an account that is deleted afterwards, also when a step fails.
 * Returns true when all steps succeed.
 */
export const verify = async (at: Installation, { out, waits }: Verification): Promise<boolean> => {
  const steps = createSteps(out, () => performance.now());
  const made: CreatedData = { email: throwawayAddress(), sessions: [] };
  try {
    await run(at, steps, made, waits);
    return true;
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    await cleanUp(at, made, { steps, patience: waitOptionsFor(waits, 'deletion') });
    return false;
  } finally {
    made.listening?.close();
  }
};
