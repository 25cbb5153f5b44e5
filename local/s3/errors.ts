/** An error with the status and code that S3 answers. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const accessDenied = (message = 'Access Denied') => new S3Error(403, 'AccessDenied', message);

export const notEmulated = (what: string) => new S3Error(501, 'NotImplemented', `${what} is not emulated locally`);
