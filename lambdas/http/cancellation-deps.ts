import { cancellationStore } from '../runtime/container.ts';
import { logger } from '../runtime/logs/logger.ts';

import { workflow } from '../runtime/services/workflows.ts';

/** Dependencies of stopping a generation. If the execution cannot be stopped, its steps find the generation ended and do nothing. */
export const cancellationDeps = () => ({
  cancellations: cancellationStore(),
  workflow: {
    stop: (ref: Parameters<ReturnType<typeof workflow>['stop']>[0]) =>
      workflow()
        .stop(ref)
        .catch((error: unknown) => logger.warn('Left a cancelled execution to run idle', { error, ...ref })),
  },
});
