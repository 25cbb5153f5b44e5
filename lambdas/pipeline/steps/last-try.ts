import type { FailureReason } from '../../../shared/model/session/failure.ts';
import { GenerationFailed } from '../../domain/generation/reasons.ts';
import { ModelThrottled } from '../../domain/model/model.ts';
import type { PipelinePorts } from '../ports.ts';

/** `reason`: the failure reason for the learner; undefined for an unexpected error. */
type TryResult<T> = { readonly value: T } | { readonly reason: FailureReason | undefined };

const reasonOf = (error: unknown): FailureReason | undefined => {
  if (error instanceof GenerationFailed) return error.reason;
  return error instanceof ModelThrottled ? 'busy' : undefined;
};

/** The last attempt at an optional part of a session. An error is logged and costs only that part. */
export const lastTry = async <T>(
  { report }: Pick<PipelinePorts, 'report'>,
  work: () => Promise<T>,
): Promise<TryResult<T>> => {
  try {
    return { value: await work() };
  } catch (error) {
    report(error);
    return { reason: reasonOf(error) };
  }
};
