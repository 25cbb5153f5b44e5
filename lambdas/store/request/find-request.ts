import * as z from 'zod/mini';
import { AppError } from '../../../shared/model/app-error.ts';
import type { Request, RequestedId } from '../../domain/request/request.ts';
import { requestKey } from '../keys.ts';
import { getRow } from '../single.ts';
import type { Table } from '../table.ts';

const RowSchema = z.object({ fingerprint: z.string(), id: z.string(), expires_at: z.int() });

/** The id that this request was answered with before. A key that was used for another request is refused. */
export const findRequest = async <I extends RequestedId>(table: Table, request: Request): Promise<I | undefined> => {
  const row = await getRow(table, requestKey(request.userId, request.key), { consistent: true });
  if (row === undefined) return undefined;
  const { fingerprint, id, expires_at: expires } = z.parse(RowSchema, row);
  if (expires * 1_000 <= request.now) return undefined;
  if (fingerprint !== request.fingerprint) throw new AppError('key_reused');
  return id as I;
};
