import * as z from 'zod/mini';
import { AppError } from '../../../shared/model/app-error.ts';
import { DAY, epochSeconds } from '../../../shared/model/time.ts';
import type { IdempotentRequest, RequestedId } from '../../domain/request/request.ts';
import { type Fragment, put } from '../fragment.ts';
import { requestKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';

/** Writes what a request creates once; answers with the id, created now or earlier. */
export const onceRequested = async <I extends RequestedId>(
  table: Table,
  request: IdempotentRequest | undefined,
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

/** The key was used before. */
class AlreadyRequested extends Error {
  override readonly name = 'AlreadyRequested';
}

/** Must be first in its transaction, so that a repeated request is recognized before other conditions fail. */
const claimRequest = ({ userId, key, fingerprint, now }: IdempotentRequest, id: RequestedId): Fragment =>
  put(
    { ...requestKey(userId, key), fingerprint, id, expires_at: epochSeconds(now + DAY) },
    {
      expression: 'attribute_not_exists(PK) OR expires_at <= :now',
      values: { ':now': epochSeconds(now) },
      refusal: () => new AlreadyRequested(),
    },
  );

const RowSchema = z.object({ fingerprint: z.string(), id: z.string(), expires_at: z.int() });

/** The id that this request created earlier. Throws `key_reused` when the key belongs to another request. */
const findRequest = async <I extends RequestedId>(table: Table, request: IdempotentRequest): Promise<I | undefined> => {
  const row = await getRow(table, requestKey(request.userId, request.key), { consistent: true });
  if (row === undefined) return undefined;
  const { fingerprint, id, expires_at: expires } = z.parse(RowSchema, row);
  if (expires * 1_000 <= request.now) return undefined;
  if (fingerprint !== request.fingerprint) throw new AppError('key_reused');
  return id as I;
};
