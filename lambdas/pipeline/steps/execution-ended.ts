import * as z from 'zod/mini';
import type { FailureReason } from '../../../shared/model/session/failure.ts';
import { instant } from '../../../shared/model/time.ts';
import type { PipelinePorts } from '../ports.ts';
import { reasonOf } from './fail.ts';
import { RefInputSchema } from './input.ts';

/** The used part of EventBridge's "Step Functions Execution Status Change". `input` is JSON. */
const EventSchema = z.object({
  detail: z.object({
    status: z.enum(['FAILED', 'TIMED_OUT', 'ABORTED']),
    input: z.string(),
    error: z.nullish(z.string()),
    cause: z.nullish(z.string()),
  }),
});

type Detail = z.infer<typeof EventSchema>['detail'];

const reasonFor = ({ status, error, cause }: Detail): FailureReason => {
  if (status === 'TIMED_OUT') return 'timed_out';
  if (status === 'ABORTED') return 'stopped';
  return reasonOf({ Error: error ?? '', Cause: cause ?? '' });
};

/**
 * Records the failure of an execution that ended without doing so itself. Executions that recorded their failure and
 * then failed to raise the alarm come here too: a recorded reason is kept, and so is a session that belongs to another
 * generation by now.
 */
export const endExecution = async (
  { store, now }: Pick<PipelinePorts, 'store' | 'now'>,
  event: unknown,
): Promise<void> => {
  const { detail } = z.parse(EventSchema, event);
  const ref = z.parse(RefInputSchema, JSON.parse(detail.input));
  await store.fail(ref, reasonFor(detail), instant(now()));
};
