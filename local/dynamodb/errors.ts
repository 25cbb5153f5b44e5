/** An error with the body that DynamoDB would answer; the engine's own errors have the same shape. */
export class DynamoError extends Error {
  readonly statusCode = 400;
  readonly body: { __type: string; message: string } & Record<string, unknown>;

  constructor(type: string, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.body = { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message, ...details };
  }
}

export const invalid = (message: string) => new DynamoError('ValidationException', message);

export const conflict = () => new DynamoError('TransactionConflictException', 'Transaction is ongoing for the item');

/** The error's answer, or undefined for what is a fault of ours. */
export function answerOf(error: unknown): DynamoError['body'] | undefined {
  return error instanceof Error && 'body' in error ? (error.body as DynamoError['body']) : undefined;
}

export const typeOf = (error: unknown) => answerOf(error)?.__type.split('#')[1];
