/** A refusal in the words of the service that is stood in for. Anything else that is thrown is a fault of the stand-in. */
export class ServiceError extends Error {
  readonly status: number;
  readonly details: object;

  /** `type` is the error's name as the SDKs know it, `details` what the answer says besides. */
  constructor(type: string, message: string, status = 400, details: object = {}) {
    super(message);
    this.name = type;
    this.status = status;
    this.details = details;
  }
}
