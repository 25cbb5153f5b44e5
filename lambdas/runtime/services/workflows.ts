import type { Workflow } from '../../domain/generation/start-ports.ts';
import type { Jobs } from '../../domain/job/job.ts';
import { setting } from '../config.ts';
import { once } from '../once.ts';

/** Most calls of most functions start nothing: the SDK of the workflows is loaded when one does. */
const generations = once(async () =>
  (await import('../../adapters/workflow/workflow.ts')).openWorkflow(setting('STATE_MACHINE_ARN')),
);
export const workflow = once(
  (): Workflow => ({
    start: async (ref) => (await generations()).start(ref),
    stop: async (ref) => (await generations()).stop(ref),
  }),
);

const jobMachine = once(async () =>
  (await import('../../adapters/workflow/jobs.ts')).openJobs(setting('JOB_MACHINE_ARN')),
);
export const jobs = once((): Jobs => ({ start: async (job) => (await jobMachine()).start(job) }));
