import type { LessonStyle, Mode } from './contract-choices.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}
/** `scenes` counts every entry of the sidebar, quiz scenes included; `questions` counts questions. */
export interface DurationPlan {
  readonly minutes: number;
  readonly scenes: Range;
  readonly questions: Range;
}
export interface AssessmentCounts {
  readonly mcqCount: number;
  readonly shortAnswerCount: number;
  readonly caseStudyCount: number;
}
interface TraditionalPlan {
  readonly minutes: number;
  readonly scenes: Range;
  readonly assessment: AssessmentCounts;
}

/** The least number of questions a custom or anchor session aims for. */
export const QUESTION_FLOOR = 3;

const row = (minutes: number, scenes: [number, number], questions: [number, number]): DurationPlan => ({
  minutes,
  scenes: { min: scenes[0], max: scenes[1] },
  questions: { min: questions[0], max: questions[1] },
});
const lesson = (minutes: number, scenes: [number, number], counts: [number, number, number]): TraditionalPlan => ({
  minutes,
  scenes: { min: scenes[0], max: scenes[1] },
  assessment: { mcqCount: counts[0], shortAnswerCount: counts[1], caseStudyCount: counts[2] },
});

export const customPlans: readonly DurationPlan[] = [
  row(15, [4, 5], [3, 3]),
  row(30, [8, 9], [6, 7]),
  row(45, [11, 12], [9, 10]),
  row(60, [14, 16], [11, 13]),
  row(90, [18, 20], [14, 16]),
  row(120, [22, 24], [17, 19]),
];

export const anchorPlans: readonly DurationPlan[] = [
  row(15, [5, 6], [3, 3]),
  row(30, [9, 11], [5, 6]),
  row(45, [12, 14], [7, 8]),
  row(60, [14, 16], [11, 13]),
  row(90, [18, 20], [13, 15]),
  row(120, [22, 24], [16, 18]),
];

export const traditionalPlans: Readonly<Record<LessonStyle, readonly TraditionalPlan[]>> = {
  structured: [
    lesson(15, [4, 5], [4, 0, 0]),
    lesson(30, [7, 8], [6, 1, 0]),
    lesson(45, [10, 11], [8, 1, 1]),
    lesson(60, [12, 14], [10, 2, 1]),
    lesson(90, [18, 20], [15, 2, 1]),
    lesson(120, [22, 24], [20, 3, 1]),
  ],
  concise: [
    lesson(15, [2, 3], [3, 0, 0]),
    lesson(30, [3, 4], [4, 1, 0]),
    lesson(45, [5, 6], [5, 1, 0]),
    lesson(60, [6, 7], [6, 1, 0]),
    lesson(90, [9, 10], [10, 1, 1]),
    lesson(120, [11, 12], [12, 2, 1]),
  ],
};

/** Used when no duration is given. Anchor also uses its default for a duration that is none of the offered ones. */
export const defaultMinutes = { custom: 30, traditional: 30, anchor: 45 } as const satisfies Record<Mode, number>;

/** The row of the next longer duration; above the longest, the longest. */
const upTo = <P extends { readonly minutes: number }>(plans: readonly P[], minutes: number): P => {
  const found = plans.find((plan) => minutes <= plan.minutes) ?? plans.at(-1);
  if (!found) throw new RangeError('an empty plan table');
  return found;
};

export const customPlan = (minutes: number = defaultMinutes.custom): DurationPlan => upTo(customPlans, minutes);

export const anchorPlan = (minutes: number = defaultMinutes.anchor): DurationPlan =>
  anchorPlans.find((plan) => plan.minutes === minutes) ?? upTo(anchorPlans, defaultMinutes.anchor);

export const traditionalPlan = (style: LessonStyle, minutes: number = defaultMinutes.traditional): TraditionalPlan =>
  upTo(traditionalPlans[style], minutes);

/** What a session aims for: the upper end of its row, and never under the floor. */
export const targets = (plan: DurationPlan): { scenes: number; questions: number } => ({
  scenes: plan.scenes.max,
  questions: Math.max(QUESTION_FLOOR, plan.questions.max),
});

export const questionTotal = (counts: AssessmentCounts): number =>
  counts.mcqCount + counts.shortAnswerCount + counts.caseStudyCount;
