import * as z from 'zod/mini';
import { SessionIdSchema } from '../../../shared/model/id.ts';
import { InstantSchema } from '../../../shared/model/time.ts';
import type { DeletionJob } from '../../domain/deletion/ports.ts';
import { deletionKey } from '../keys.ts';

const RowSchema: z.ZodMiniType<DeletionJob> = z.object({
  user_id: z.string(),
  passes: z.int(),
  stopped: z.array(SessionIdSchema),
  started_at: InstantSchema,
  finished_at: z.nullable(InstantSchema),
});

export const parseDeletion = (row: unknown): DeletionJob => z.parse(RowSchema, row);

export const deletionRow = (job: DeletionJob) => ({ ...job, ...deletionKey(job.user_id) });
