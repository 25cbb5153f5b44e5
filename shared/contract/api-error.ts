import type { ErrorCode } from '../model/error-code.ts';

interface Options extends ErrorOptions {
  readonly retryAfter?: number | undefined;
}

/**
 * A refused call, or one that never got an answer (`status` 0, code `network`). The message is what the service said of
 * it, and empty where it said nothing; what the platform said is the cause.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network' | 'unreadable';
  readonly details: unknown;
  /** Seconds after which the call may be made again, where the answer said so. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: ApiError['code'],
    message: string,
    details?: unknown,
    { retryAfter, ...options }: Options = {},
  ) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}
