import { AppError } from '../../../shared/model/app-error.ts';
import type { UploadRecord } from '../../domain/material/material.ts';
import type { IdempotentRequest } from '../../domain/request/request.ts';
import { put } from '../fragment.ts';
import { uploadKey } from '../keys.ts';
import { onceRequested } from '../request/once-requested.ts';
import { type Table, transact } from '../table.ts';
import { findUpload } from './find-upload.ts';

export const createUpload = async (
  table: Table,
  upload: UploadRecord,
  request: IdempotentRequest | undefined,
): Promise<UploadRecord> => {
  const id = await onceRequested(table, request, upload.id, (claim) =>
    transact(table, [...claim, put({ ...upload, ...uploadKey(upload.user_id, upload.id) })]),
  );
  if (id === upload.id) return upload;
  const earlier = await findUpload(table, upload.user_id, id, request?.now ?? 0);
  if (!earlier) throw new AppError('conflict');
  return earlier;
};
