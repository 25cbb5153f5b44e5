import * as z from 'zod/mini';
import { ModeSchema } from '../catalogue/contract-choices.ts';
import { SessionIdSchema } from './id.ts';
import { VisibilitySchema } from './session/visibility.ts';
import { InstantSchema } from './time.ts';

/** Why a reader reports a shared session. */
export const ReportReasonSchema = z.enum(['wrong', 'harmful', 'private', 'copied', 'spam', 'other']);
export type ReportReason = z.infer<typeof ReportReasonSchema>;

export const REPORT_NOTE = 500;

/** A case is open until somebody hides the session or dismisses what was reported; a new report opens it again. */
export const CaseStatusSchema = z.enum(['open', 'hidden', 'dismissed']);
export type CaseStatus = z.infer<typeof CaseStatusSchema>;
export const CaseDecisionSchema = z.enum(['hide', 'restore', 'dismiss']);
export type CaseDecision = z.infer<typeof CaseDecisionSchema>;

export const ReportSchema = z.object({
  reason: ReportReasonSchema,
  note: z.nullable(z.string()),
  reported_at: InstantSchema,
});
export type Report = z.infer<typeof ReportSchema>;

/** What was reported of one session, and what became of it. Who reported is told to nobody. */
export const CaseSchema = z.object({
  session_id: SessionIdSchema,
  status: CaseStatusSchema,
  reports: z.int(),
  first_at: InstantSchema,
  last_at: InstantSchema,
  decided_at: z.nullable(InstantSchema),
  /** Null once the session or its author has gone. */
  session: z.nullable(
    z.object({
      title: z.string(),
      mode: ModeSchema,
      visibility: VisibilitySchema,
      author: z.object({ id: z.string(), name: z.nullable(z.string()) }),
    }),
  ),
});
export type Case = z.infer<typeof CaseSchema>;
