import { type ErrorCode, errorCodes } from './error-code.ts';

/** A refusal that is reported to the caller by its code. Other errors are answered as `internal`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: unknown;

  constructor(code: ErrorCode, details?: unknown) {
    super(errorCodes[code].text);
    this.code = code;
    this.details = details;
  }
}
