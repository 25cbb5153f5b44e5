import type { Workflow } from '../../domain/generation/start/ports.ts';
import type { Jobs } from '../../domain/job/job.ts';
import { setting } from '../config.ts';
import { lazy } from '../lazy.ts';

/** Most invocations start no workflow, so the SDK is loaded on first use. */
const generations = lazy(async () =>
  (await import('../../adapters/workflow/workflow.ts')).openWorkflow(setting('STATE_MACHINE_ARN')),
);
export const workflow = lazy(
  (): Workflow => ({
    start: async (ref) => (await generations()).start(ref),
    stop: async (ref) => (await generations()).stop(ref),
  }),
);

const jobMachine = lazy(async () =>
  (await import('../../adapters/workflow/jobs.ts')).openJobs(setting('JOB_MACHINE_ARN')),
);
export const jobs = lazy((): Jobs => ({ start: async (job) => (await jobMachine()).start(job) }));
