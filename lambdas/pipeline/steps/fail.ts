import * as z from 'zod/mini';
import type { FailureReason } from '../../../shared/model/session/failure.ts';
import { instant } from '../../../shared/model/time.ts';
import { type Fault, faultOf, isFailureReason } from '../../domain/generation/reasons.ts';
import { noUsage } from '../../domain/model/token-usage.ts';
import type { PipelinePorts } from '../ports.ts';
import { type Caught, FailInputSchema } from './input.ts';

const LambdaCauseSchema = z.object({ errorMessage: z.string() });

/** The cause of a Lambda error is JSON with its message; other causes are plain text. */
const messageIn = (cause: string): string => {
  try {
    const parsed = z.safeParse(LambdaCauseSchema, JSON.parse(cause));
    return parsed.success ? parsed.data.errorMessage : cause;
  } catch {
    return cause;
  }
};

/** The failure reason for the learner; `unknown` for an unexpected error. */
export const reasonOf = (caught: Caught | undefined): FailureReason => {
  const message = messageIn(caught?.Cause ?? '');
  if (caught?.Error === 'GenerationFailed' && isFailureReason(message)) return message;
  return caught?.Error === 'ModelThrottled' ? 'busy' : 'unknown';
};

/** The workflow ends as failed or succeeded by its `fault`. */
interface RecordedFailure {
  readonly reason: FailureReason;
  readonly fault: Fault;
}

/**
 * Handles every Catch of the workflow: gives up one scene, or ends the generation so that the session becomes a draft
 * again. Returns why the generation ended; `cancelled` if its author stopped or deleted it in the meantime.
 */
export const recordFailure = async (
  { store, now }: Pick<PipelinePorts, 'store' | 'now'>,
  input: unknown,
): Promise<RecordedFailure | undefined> => {
  const { order, error, ...ref } = z.parse(FailInputSchema, input);
  if (order !== undefined) {
    await store.failScene(ref, order, noUsage);
    return undefined;
  }
  const reason = reasonOf(error);
  const recorded = await store.fail(ref, reason, instant(now()));
  return recorded === 'stale' ? { reason: 'cancelled', fault: 'learner' } : { reason, fault: faultOf(reason) };
};
