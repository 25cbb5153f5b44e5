import { ServiceError } from '../lib/service-error.ts';

export const invalid = (message: string) => new ServiceError('ValidationException', message);

export const conflict = () => new ServiceError('TransactionConflictException', 'Transaction is ongoing for the item');

/** The error of a refused request, ours or of dynalite; undefined for a bug of the fake. */
export function refusal(error: unknown): ServiceError | undefined {
  if (error instanceof ServiceError) return error;
  if (!(error instanceof Error && 'body' in error)) return undefined;
  const { __type: type, message = error.message } = error.body as { __type: string; message?: string };
  return new ServiceError(type.split('#')[1] ?? type, message);
}

/** Wraps an operation so that errors of dynalite become service errors. */
export const withRefusals =
  (operation: (data: never) => unknown) =>
  async (data: object): Promise<unknown> => {
    try {
      return await operation(data as never);
    } catch (error) {
      throw refusal(error) ?? error;
    }
  };
