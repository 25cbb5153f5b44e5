import type * as z from 'zod/mini';
import {
  CheckAnswerSchema,
  EditionPlanAnswerSchema,
  EditionSceneAnswerSchema,
  GradeAnswerSchema,
  MendAnswerSchema,
  OpenAnswerSchema,
  OpeningAnswerSchema,
  PlanAnswerSchema,
  QuizAnswerSchema,
  SceneAnswerSchema,
  SolveAnswerSchema,
  SourceAnswerSchema,
} from './answers.ts';

interface AnswerForm {
  readonly schema: z.ZodMiniType;
  /** Description for the model. */
  readonly holds: string;
  /** What its prompts begin with. Forms with the same beginning are offered together, so that it stays cached. */
  readonly prompt: 'topic' | 'lesson' | 'edition' | 'grading';
}

/** Every form of answer that the product asks a model for, by the name that the provider hears. */
export const answerForms = {
  source: { schema: SourceAnswerSchema, holds: 'a text on a topic', prompt: 'topic' },
  lesson_plan: { schema: PlanAnswerSchema, holds: 'the plan of the lesson', prompt: 'lesson' },
  opening: { schema: OpeningAnswerSchema, holds: 'the first scene and what all scenes keep', prompt: 'lesson' },
  scene: { schema: SceneAnswerSchema, holds: 'one scene of text', prompt: 'lesson' },
  quiz: { schema: QuizAnswerSchema, holds: 'multiple-choice questions', prompt: 'lesson' },
  open_questions: { schema: OpenAnswerSchema, holds: 'questions answered in own words', prompt: 'lesson' },
  check: { schema: CheckAnswerSchema, holds: 'what the material does not support', prompt: 'lesson' },
  mend: { schema: MendAnswerSchema, holds: 'other sentences for some of a scene', prompt: 'lesson' },
  solve: { schema: SolveAnswerSchema, holds: 'answers to questions whose key is not known', prompt: 'lesson' },
  edition_plan: { schema: EditionPlanAnswerSchema, holds: 'the plan of a study edition', prompt: 'edition' },
  edition_scene: { schema: EditionSceneAnswerSchema, holds: 'one scene of a study edition', prompt: 'edition' },
  grade_answer: { schema: GradeAnswerSchema, holds: 'which key points each answer makes', prompt: 'grading' },
} as const satisfies Record<string, AnswerForm>;
export type FormName = keyof typeof answerForms;

/** Every call there is, with the form of its answer. */
export const modelCalls = {
  source: 'source',
  source_repair: 'source',
  lesson_plan: 'lesson_plan',
  opening: 'opening',
  opening_repair: 'opening',
  scene: 'scene',
  scene_repair: 'scene',
  edition_plan: 'edition_plan',
  edition_scene: 'edition_scene',
  quiz: 'quiz',
  quiz_repair: 'quiz',
  open_questions: 'open_questions',
  open_repair: 'open_questions',
  check: 'check',
  check_again: 'check',
  mend: 'mend',
  solve: 'solve',
  grade_answer: 'grade_answer',
} as const satisfies Record<string, FormName>;
export type CallName = keyof typeof modelCalls;

/** What a call is answered with. */
export type AnswerTo<N extends CallName> = z.output<(typeof answerForms)[(typeof modelCalls)[N]]['schema']>;

/** What an answer is parsed with. */
export const schemaOf = <N extends CallName>(name: N): z.ZodMiniType<AnswerTo<N>> =>
  answerForms[modelCalls[name]].schema as unknown as z.ZodMiniType<AnswerTo<N>>;
