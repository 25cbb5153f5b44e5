import type { FailureReason } from '../../../shared/model/session/failure.ts';
import { GenerationFailed } from '../../domain/generation/reasons.ts';
import { ModelThrottled } from '../../domain/model/model.ts';
import type { PipelinePorts } from '../ports.ts';

/** `reason`: what the learner may be told of it; undefined when there is nothing of their own to tell. */
type Tried<T> = { readonly value: T } | { readonly reason: FailureReason | undefined };

const reasonOf = (error: unknown): FailureReason | undefined => {
  if (error instanceof GenerationFailed) return error.reason;
  return error instanceof ModelThrottled ? 'busy' : undefined;
};

/** The last attempt at a part that the lesson can do without: what goes wrong is reported and costs that part alone. */
export const lastTry = async <T>(
  { report }: Pick<PipelinePorts, 'report'>,
  work: () => Promise<T>,
): Promise<Tried<T>> => {
  try {
    return { value: await work() };
  } catch (error) {
    report(error);
    return { reason: reasonOf(error) };
  }
};
