import { ServiceError } from '../lib/service-error.ts';

export const invalid = (message: string) => new ServiceError('ValidationException', message);

export const conflict = () => new ServiceError('TransactionConflictException', 'Transaction is ongoing for the item');

/** A refusal, ours or the engine's; undefined for what is a fault of the stand-in. */
export function refusal(error: unknown): ServiceError | undefined {
  if (error instanceof ServiceError) return error;
  if (!(error instanceof Error && 'body' in error)) return undefined;
  const { __type: type, message = error.message } = error.body as { __type: string; message?: string };
  return new ServiceError(type.split('#')[1] ?? type, message);
}

/** Runs an operation; what the engine refuses is refused as a service does. */
export const withRefusals =
  (operation: (data: never) => unknown) =>
  async (data: object): Promise<unknown> => {
    try {
      return await operation(data as never);
    } catch (error) {
      throw refusal(error) ?? error;
    }
  };
