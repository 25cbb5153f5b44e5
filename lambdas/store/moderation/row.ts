import * as z from 'zod/mini';
import { SessionIdSchema } from '../../../shared/model/id.ts';
import { CaseStatusSchema, ReportSchema } from '../../../shared/model/report.ts';
import { InstantSchema } from '../../../shared/model/time.ts';
import type { CaseRecord } from '../../domain/moderation/ports.ts';

const CaseRowSchema: z.ZodMiniType<CaseRecord> = z.object({
  session_id: SessionIdSchema,
  author_id: z.string(),
  status: CaseStatusSchema,
  reports: z.int(),
  first_at: InstantSchema,
  last_at: InstantSchema,
  decided_at: z._default(z.nullable(InstantSchema), null),
  version: z.int(),
});

export const parseCase = (row: unknown): CaseRecord => z.parse(CaseRowSchema, row);
export const parseReport = (row: unknown) => z.parse(ReportSchema, row);
