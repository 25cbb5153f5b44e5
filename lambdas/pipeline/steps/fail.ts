import * as z from 'zod/mini';
import type { FailureReason } from '../../../shared/model/session/failure.ts';
import { instant } from '../../../shared/model/time.ts';
import { type Fault, faultOf, isFailureReason } from '../../domain/generation/reasons.ts';
import { noUsage } from '../../domain/model/token-usage.ts';
import type { PipelinePorts } from '../ports.ts';
import { type Caught, FailInputSchema } from './input.ts';

const LambdaCauseSchema = z.object({ errorMessage: z.string() });

/** A Lambda's error arrives as JSON text with its message inside; other causes are text. */
const messageIn = (cause: string): string => {
  try {
    const parsed = z.safeParse(LambdaCauseSchema, JSON.parse(cause));
    return parsed.success ? parsed.data.errorMessage : cause;
  } catch {
    return cause;
  }
};

/** The reason a learner is told; whatever has none of its own gets the general one. */
export const reasonOf = (caught: Caught | undefined): FailureReason => {
  const message = messageIn(caught?.Cause ?? '');
  if (caught?.Error === 'GenerationFailed' && isFailureReason(message)) return message;
  return caught?.Error === 'ModelThrottled' ? 'busy' : 'unknown';
};

/** What the workflow decides by how it ends. */
interface RecordedFailure {
  readonly reason: FailureReason;
  readonly fault: Fault;
}

/**
 * Where every Catch leads: one scene is given up, or the generation ends and the session is a draft again. Answers why
 * the generation ended; what its author stopped or deleted meanwhile is nobody's failure any more.
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
