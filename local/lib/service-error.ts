/** An error as the real service would answer it. Any other error is a bug of the fake. */
export class ServiceError extends Error {
  readonly status: number;
  readonly details: object;

  /** `type` is the error's name as the SDKs know it, `details` are further fields of the response. */
  constructor(type: string, message: string, status = 400, details: object = {}) {
    super(message);
    this.name = type;
    this.status = status;
    this.details = details;
  }
}
