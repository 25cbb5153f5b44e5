import * as z from 'zod/mini';
import { UploadIdSchema } from '../../../shared/model/id.ts';
import type { UploadRecord } from '../../domain/material/material.ts';

const RowSchema: z.ZodMiniType<UploadRecord> = z.object({
  id: UploadIdSchema,
  user_id: z.string(),
  name: z.string(),
  content_type: z.string(),
  object_key: z.string(),
  expires_at: z.int(),
});

export const parseUpload = (row: unknown): UploadRecord => z.parse(RowSchema, row);
