import { ModelThrottled } from '../../domain/generation/model.ts';

/** Errors that pass by themselves: the workflow waits and asks again. */
const PASSING = [
  'ThrottlingException',
  'TooManyRequestsException',
  'ServiceUnavailableException',
  'ModelTimeoutException',
  'ModelNotReadyException',
  'InternalServerException',
  'ModelErrorException',
  'TimeoutError',
];
const CONNECTION = [
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_HTTP2_STREAM_ERROR',
  'ERR_HTTP2_STREAM_CANCEL',
];

/** What the provider's error means for the workflow; an error of ours (a wrong id, no access) stays what it is. */
export const meaningOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const passing = PASSING.includes(error.name) || CONNECTION.includes(code);
  return passing ? new ModelThrottled(error.message, { cause: error }) : error;
};
