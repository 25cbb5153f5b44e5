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
  // The limit of the call was over.
  'AbortError',
];
const CONNECTION = [
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_HTTP2_STREAM_ERROR',
  'ERR_HTTP2_STREAM_CANCEL',
];

/** Whether the same call may well be answered a little later. */
export const isPassing = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return PASSING.includes(error.name) || CONNECTION.includes(code);
};
