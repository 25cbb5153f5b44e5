import type { Request, RequestedId } from '../../domain/request/request.ts';
import type { Fragment } from '../fragment.ts';
import type { Table } from '../table.ts';
import { AlreadyRequested, claimRequest } from './claim-request.ts';
import { findRequest } from './find-request.ts';

/** Writes what the request asks for, once; answers with the id of what it made, now or before. */
export const onceRequested = async <I extends RequestedId>(
  table: Table,
  request: Request | undefined,
  id: I,
  write: (claim: readonly Fragment[]) => Promise<void>,
): Promise<I> => {
  if (!request) {
    await write([]);
    return id;
  }
  try {
    await write([claimRequest(request, id)]);
    return id;
  } catch (error) {
    const earlier = error instanceof AlreadyRequested ? await findRequest<I>(table, request) : undefined;
    if (earlier === undefined) throw error;
    return earlier;
  }
};
