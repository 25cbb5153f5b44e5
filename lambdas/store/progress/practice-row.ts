import * as z from 'zod/mini';
import { SessionIdSchema } from '../../../shared/model/id.ts';
import { PracticeEntrySchema } from '../../../shared/model/learning/practice.ts';
import type { PracticeRecord } from '../../domain/progress/practice.ts';

const PracticeSchema: z.ZodMiniType<PracticeRecord> = z.object({
  user_id: z.string(),
  session_id: SessionIdSchema,
  order: z.int(),
  entries: z.array(PracticeEntrySchema),
  version: z.int(),
});

export const parsePractice = (row: unknown): PracticeRecord => z.parse(PracticeSchema, row);
