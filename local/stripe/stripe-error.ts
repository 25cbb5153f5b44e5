type Kind = 'invalid_request_error' | 'idempotency_error' | 'authentication_error' | 'api_error';

interface Details {
  readonly code?: string;
  readonly param?: string;
  readonly status?: number;
  readonly kind?: Kind;
}

/** A refusal as the SDK reads it. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(message: string, { code, param, status = 400, kind = 'invalid_request_error' }: Details = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type: kind, message, ...(code && { code }), ...(param && { param }) } };
  }
}

export const missing = (what: string, id: unknown, param = 'id', status = 404): StripeError =>
  new StripeError(`No such ${what}: '${id}'`, { code: 'resource_missing', param, status });
