import { ModelThrottled } from '../../domain/generation/model.ts';
import type { PipelinePorts } from '../ports.ts';

type Tried<T> = { readonly value: T } | { readonly throttled: boolean };

/** The last attempt at a part that the lesson can do without: what goes wrong is reported and costs that part alone. */
export const lastTry = async <T>(
  { report }: Pick<PipelinePorts, 'report'>,
  work: () => Promise<T>,
): Promise<Tried<T>> => {
  try {
    return { value: await work() };
  } catch (error) {
    report(error);
    return { throttled: error instanceof ModelThrottled };
  }
};
