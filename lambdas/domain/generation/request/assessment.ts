import type * as z from 'zod/mini';
import { defaultAssessment } from '../../../../shared/catalogue/defaults.ts';
import type { AssessmentCounts } from '../../../../shared/catalogue/duration-plan.ts';
import type { AssessmentConfigSchema } from '../../../../shared/model/session/assessment.ts';

export type AssessmentConfig = z.infer<typeof AssessmentConfigSchema>;

/** How many questions of each kind: what was asked for up to what the plan has; a kind that is switched off has none. */
export const resolvedAssessment = (
  plan: AssessmentCounts,
  config: AssessmentConfig = defaultAssessment,
  request: AssessmentCounts = plan,
): AssessmentCounts => ({
  mcqCount: config.mcq ? Math.min(request.mcqCount, plan.mcqCount) : 0,
  shortAnswerCount: config.short_answer ? Math.min(request.shortAnswerCount, plan.shortAnswerCount) : 0,
  caseStudyCount: config.case_study ? Math.min(request.caseStudyCount, plan.caseStudyCount) : 0,
});
