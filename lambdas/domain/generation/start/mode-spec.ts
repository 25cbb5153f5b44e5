import type * as z from 'zod/mini';
import { TITLE_PENDING } from '../../../../shared/catalogue/defaults.ts';
import type { Range } from '../../../../shared/catalogue/duration-plan.ts';
import type { ContractSnapshotSchema } from '../../../../shared/model/session/session.ts';
import type { SessionRecord } from '../../session/session.ts';
import type { AssessmentConfig } from '../request/assessment.ts';
import type { GenerationSpec } from '../spec.ts';

/** The spec of a generation, and what the session shows of it. */
export interface GenerationStart {
  readonly spec: GenerationSpec;
  readonly snapshot: z.infer<typeof ContractSnapshotSchema>;
  readonly assessmentConfig: AssessmentConfig | null;
}

/** The spec as a mode decides it. `origin` is added once the material is known. */
export interface ModeSpec {
  readonly spec: Omit<GenerationSpec, 'origin'>;
  /** The row of the plan that the scene target was taken from. */
  readonly scenes: Range;
  readonly assessmentConfig: AssessmentConfig | null;
  readonly autoSelectCategory: boolean;
}

/** Empty values for fields that a mode does not use. */
export const unusedFields = {
  genre: '',
  authorStyle: '',
  lessonStyle: null,
  assessment: null,
  category: null,
  subcategory: null,
  topic: null,
  anchor: null,
  learningObjectives: '',
  additionalContext: '',
} as const satisfies Partial<GenerationSpec>;

/** The title the user gave; null when the lesson is to name itself. */
export const titleOf = ({ title }: Pick<SessionRecord, 'title'>): string | null =>
  title === TITLE_PENDING ? null : title;

const withoutNulls = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

type SnapshotFields = Pick<
  GenerationSpec,
  | 'targetAudience'
  | 'difficultyLevel'
  | 'estimatedDuration'
  | 'sceneTarget'
  | 'questionTarget'
  | 'title'
  | 'category'
  | 'subcategory'
  | 'lessonStyle'
  | 'assessment'
  | 'anchor'
>;

/** The fields that the mode has and that have a value. `basic`: whether the embedded engine writes and no model. */
export const snapshotOf = (spec: SnapshotFields, basic: boolean): GenerationStart['snapshot'] => ({
  targetAudience: spec.targetAudience,
  difficultyLevel: spec.difficultyLevel,
  estimatedDuration: spec.estimatedDuration,
  sceneCountTarget: spec.sceneTarget,
  quizCountTarget: spec.questionTarget,
  ...withoutNulls({
    title: spec.title,
    category: spec.category,
    subcategory: spec.subcategory,
    lessonStyle: spec.lessonStyle,
    resolvedAssessment: spec.assessment,
    anchorUniverse: spec.anchor?.universe ?? null,
    anchorWorkTitle: spec.anchor?.work ?? null,
    basic: basic || null,
    edition: basic ? 'study' : null,
  }),
});
