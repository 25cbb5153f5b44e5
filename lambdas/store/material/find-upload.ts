import type { UploadId } from '../../../shared/model/id.ts';
import type { UploadRecord } from '../../domain/material/material.ts';
import { uploadKey } from '../keys.ts';
import { getRow, type Table } from '../table.ts';
import { parseUpload } from './upload-row.ts';

export const findUpload = async (
  table: Table,
  userId: string,
  id: UploadId,
  now: number,
): Promise<UploadRecord | undefined> => {
  const row = await getRow(table, uploadKey(userId, id), { consistent: true });
  const upload = row === undefined ? undefined : parseUpload(row);
  return upload && upload.expires_at * 1_000 > now ? upload : undefined;
};
