import { type DurationPlan, QUESTION_FLOOR, type Range } from '../../../../shared/catalogue/duration-plan.ts';

export const clamp = (value: number, { min, max }: Range): number => Math.min(max, Math.max(min, value));

export interface Targets {
  readonly scenes: number;
  readonly questions: number;
}

/** What a story aims for: the upper end of its row, or what was asked for within the row's range. */
export const storyTargets = (
  plan: DurationPlan,
  scenes: number | undefined,
  questions: number | undefined,
): Targets => ({
  scenes: clamp(scenes ?? plan.scenes.max, plan.scenes),
  questions: Math.max(QUESTION_FLOOR, clamp(questions ?? plan.questions.max, plan.questions)),
});
