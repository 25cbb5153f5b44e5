/** Questions that are answered in the learner's own words. */
export interface OpenCounts {
  readonly shortAnswers: number;
  readonly caseStudies: number;
}
