/** Errors after which the workflow waits and retries. */
const TRANSIENT = [
  'ThrottlingException',
  'TooManyRequestsException',
  'ServiceUnavailableException',
  'ModelTimeoutException',
  'ModelNotReadyException',
  'InternalServerException',
  'ModelErrorException',
  'TimeoutError',
  // The time limit of the call was exceeded
  'AbortError',
  // In the middle of an answer
  'StreamBroken',
  'ModelStreamErrorException',
];
const CONNECTION = [
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_HTTP2_STREAM_ERROR',
  'ERR_HTTP2_STREAM_CANCEL',
];

/** Whether no answer came within the time limit. */
export const isSilence = ({ name }: Error): boolean => name === 'TimeoutError' || name === 'AbortError';

/** Whether the same call may succeed a little later. */
export const isTransient = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return TRANSIENT.includes(error.name) || CONNECTION.includes(code);
};
