import { cancellationStore } from '../runtime/container.ts';
import { logger } from '../runtime/logs/logger.ts';

import { workflow } from '../runtime/services/workflows.ts';

/** What stopping a generation needs. One that could not be stopped runs idle to its end: every step sees that it is over. */
export const cancelling = () => ({
  cancellations: cancellationStore(),
  workflow: {
    stop: (ref: Parameters<ReturnType<typeof workflow>['stop']>[0]) =>
      workflow()
        .stop(ref)
        .catch((error: unknown) => logger.warn('Left a cancelled execution to run idle', { error, ...ref })),
  },
});
