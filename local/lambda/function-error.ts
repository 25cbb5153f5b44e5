/** What Lambda reports when a function threw: the thrown error's name, message and stack, nothing else of it. */
export class FunctionError extends Error {
  readonly errorType: string;
  readonly stackTrace: readonly string[];

  constructor(errorType: string, errorMessage: string, stackTrace: readonly string[] = []) {
    super(errorMessage);
    this.name = errorType;
    this.errorType = errorType;
    this.stackTrace = stackTrace;
  }

  toJSON() {
    return { errorType: this.errorType, errorMessage: this.message, stackTrace: this.stackTrace };
  }
}

export function functionError(thrown: unknown): FunctionError {
  if (thrown instanceof FunctionError) return thrown;
  if (!(thrown instanceof Error)) return new FunctionError(typeof thrown, String(thrown));
  const lines = thrown.stack?.split('\n').map((line) => line.trim()) ?? [];
  return new FunctionError(thrown.name, thrown.message, lines);
}
