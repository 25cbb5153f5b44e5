import * as z from 'zod/mini';
import {
  CaseDecisionSchema,
  CaseSchema,
  CaseStatusSchema,
  REPORT_NOTE,
  ReportReasonSchema,
  ReportSchema,
} from '../../model/report.ts';
import { SceneSchema } from '../../model/session/scene.ts';
import type { Endpoint } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';

import { sessionParams } from '../session-params.ts';

export const moderation = {
  reportSession: {
    method: 'POST',
    path: '/api/sessions/{sessionId}/reports',
    access: 'user',
    group: 'admin',
    weight: 1,
    summary: "Report somebody else's shared session; a second report of the same reader counts once",
    params: sessionParams,
    body: z.object({
      reason: ReportReasonSchema,
      note: z.optional(z.string().check(z.trim(), z.maxLength(REPORT_NOTE))),
    }),
    output: z.object({ ok: z.literal(true) }),
    status: 201,
    errors: ['session_not_found', 'own_session'],
    invalidates: [],
  },
  listCases: {
    method: 'GET',
    path: '/api/admin/cases',
    access: 'admin',
    group: 'admin',
    summary: 'Reported sessions of one status, the first reported first',
    query: z.object({ status: z._default(CaseStatusSchema, 'open'), ...pageQuery }),
    output: pageOf(CaseSchema),
    status: 200,
    errors: ['bad_cursor', 'forbidden'],
  },
  getCase: {
    method: 'GET',
    path: '/api/admin/cases/{sessionId}',
    access: 'admin',
    group: 'admin',
    summary: 'A case with its newest reports, and what readers see or saw of the session',
    params: sessionParams,
    output: z.object({
      case: CaseSchema,
      reports: z.array(ReportSchema),
      /** Empty unless the session is shared or hidden: a report opens nothing that is private. */
      scenes: z.array(SceneSchema),
    }),
    status: 200,
    errors: ['session_not_found', 'forbidden'],
  },
  decideCase: {
    method: 'POST',
    path: '/api/admin/cases/{sessionId}/decision',
    access: 'admin',
    group: 'admin',
    summary: 'Hide a reported session from everybody but its author, show it again, or dismiss what was reported',
    params: sessionParams,
    body: z.object({ decision: CaseDecisionSchema }),
    output: CaseSchema,
    status: 200,
    errors: ['session_not_found', 'nothing_to_hide', 'conflict', 'forbidden'],
    invalidates: ['getCase', 'listActivity'],
  },
} as const satisfies Record<string, Endpoint>;
