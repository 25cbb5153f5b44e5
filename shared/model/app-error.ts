import { type ErrorCode, errorCodes } from './error-code.ts';

/** A refusal that the caller is told about, with the text of its code. Whatever else is thrown is answered opaquely. */
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
