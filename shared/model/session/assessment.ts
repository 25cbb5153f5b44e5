import * as z from 'zod/mini';

export const AssessmentConfigSchema = z.object({
  mcq: z.boolean(),
  short_answer: z.boolean(),
  case_study: z.boolean(),
});

const count = z.int().check(z.minimum(0), z.maximum(200));
export const ResolvedAssessmentSchema = z.object({
  mcqCount: count,
  shortAnswerCount: count,
  caseStudyCount: count,
});
