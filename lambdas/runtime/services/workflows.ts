import type { Workflow } from '../../domain/acceptance/ports.ts';
import type { Errands } from '../../domain/errand/errand.ts';
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

const errandMachine = once(async () =>
  (await import('../../adapters/workflow/errands.ts')).openErrands(setting('ERRAND_MACHINE_ARN')),
);
export const errands = once((): Errands => ({ start: async (errand) => (await errandMachine()).start(errand) }));
