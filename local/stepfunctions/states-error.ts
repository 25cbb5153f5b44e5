/** An error by the name that `Retry` and `Catch` match; its message is the Cause. */
export class StatesError extends Error {
  /** Read by the interpreter. */
  readonly isCatchable: boolean;

  constructor(error: string, cause: string) {
    super(cause);
    this.name = error;
    this.isCatchable = !TERMINAL.has(error);
  }
}

/** No wildcard matches these: the execution fails. */
const TERMINAL = new Set(['States.DataLimitExceeded', 'States.Runtime']);

const MAX_STATE_BYTES = 256 * 1024;

/** Throws when a state's input or output exceeds the limit of Step Functions. */
export function limited<T>(value: T, what: string): T {
  if (Buffer.byteLength(JSON.stringify(value) ?? 'null') > MAX_STATE_BYTES)
    throw new StatesError(
      'States.DataLimitExceeded',
      `The ${what} has a size exceeding the maximum number of bytes service limit (${MAX_STATE_BYTES})`,
    );
  return value;
}
