import type { ErrorCode } from '../model/error-code.ts';

/** A refused call, or one that never got an answer (`status` 0, code `network`). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network' | 'unreadable';
  readonly details: unknown;

  constructor(status: number, code: ApiError['code'], message: string, details?: unknown) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
