import type { FailureReason } from '../../../shared/model/session/failure.ts';
import { GenerationFailed } from '../../domain/generation/reasons.ts';

const reasons: Readonly<Record<string, FailureReason>> = {
  ServiceUnavailableException: 'model_silent',
  ResourceNotFoundException: 'model_silent',
  ModelTimeoutException: 'model_slow',
  TimeoutError: 'model_slow',
  AbortError: 'model_slow',
  ModelErrorException: 'model_failing',
  ModelStreamErrorException: 'model_failing',
  InternalServerException: 'model_failing',
  ValidationException: 'model_failing',
};

/**
 * What a failed call to a model on this computer ends a lesson with: whoever runs it can start it again, and nobody waits for a
 * server that is not there. Undefined for what a wait may mend, as where too much is asked at once.
 */
export const ownServerFailure = (error: unknown): GenerationFailed | undefined => {
  const reason = error instanceof Error ? reasons[error.name] : undefined;
  return reason && new GenerationFailed(reason, { cause: error });
};
