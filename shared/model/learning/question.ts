import * as z from 'zod/mini';

/** A passage of the learner's own material: `start` and `end` are offsets into the material's extracted text. */
export const PassageSchema = z.object({
  chunk: z.string(),
  heading: z.nullable(z.string()),
  quote: z.string(),
  start: z.int(),
  end: z.int(),
});
export type Passage = z.infer<typeof PassageSchema>;

/** Only on what a plain-text quiz left unsure: to practise with, and never counted. */
const practice = z.optional(z.literal(true));

/** A question as a learner sees it before answering: the key, the explanation and the evidence stay on the server. */
export const OptionQuestionSchema = z.object({
  id: z.string(),
  kind: z.optional(z.literal('mcq')),
  question: z.string(),
  options: z.array(z.string()).check(z.minLength(2), z.maxLength(4)),
  practice,
});
export type OptionQuestion = z.infer<typeof OptionQuestionSchema>;

export const OpenKindSchema = z.enum(['short_answer', 'case_study']);
export type OpenKind = z.infer<typeof OpenKindSchema>;

/** A question that is answered in the learner's own words. */
export const OpenQuestionSchema = z.object({
  id: z.string(),
  kind: OpenKindSchema,
  question: z.string(),
  /** What a case study is about; null for a short answer. */
  scenario: z.nullable(z.string()),
  practice,
});
export type OpenQuestion = z.infer<typeof OpenQuestionSchema>;

export const QuestionSchema = z.union([OptionQuestionSchema, OpenQuestionSchema]);
export type Question = z.infer<typeof QuestionSchema>;

export const isOpen = (question: Question): question is OpenQuestion => !('options' in question);

/** What a question asks a learner to do. */
export const QuestionLevelSchema = z.enum(['recall', 'explain', 'apply', 'compare', 'infer']);
export type QuestionLevel = z.infer<typeof QuestionLevelSchema>;

/** What decides a question besides its first passage; questions from before 2026-11-23 have none of it. */
const besides = {
  second: z.optional(PassageSchema),
  /** One line that leads from the passages to the right option, where they do not name it. */
  reasoning: z.optional(z.string()),
};

/**
 * What the server keeps apart from the question until it is answered. `correctAnswer` is an index into the options.
 * Only a plain-text quiz has no evidence.
 */
export const OptionKeySchema = z.object({
  id: z.string(),
  correctAnswer: z.int().check(z.minimum(0), z.maximum(3)),
  explanation: z.string(),
  evidence: z.nullable(PassageSchema),
  ...besides,
  /** Only of questions that a model wrote. */
  level: z.optional(QuestionLevelSchema),
  /**
   * What each wrong option is, or the mistake that it stands for, in their order; '' where nothing is said. Left out
   * where nothing is said of any.
   */
  about: z.optional(z.array(z.string())),
});
export type OptionKey = z.infer<typeof OptionKeySchema>;

/** Something that a good answer says, with where the material says it. */
export const KeyPointSchema = z.object({ text: z.string(), evidence: PassageSchema });
export type KeyPoint = z.infer<typeof KeyPointSchema>;

export const OpenKeySchema = z.object({
  id: z.string(),
  modelAnswer: z.string(),
  points: z.array(KeyPointSchema).check(z.minLength(1)),
});
export type OpenKey = z.infer<typeof OpenKeySchema>;

export const AnswerKeySchema = z.union([OptionKeySchema, OpenKeySchema]);
export type AnswerKey = z.infer<typeof AnswerKeySchema>;

export const isOpenKey = (key: AnswerKey): key is OpenKey => 'points' in key;

/** The passages that decide a question with options: none, one or two. */
export const passagesOf = ({ evidence, second }: Pick<OptionKey, 'evidence' | 'second'>): Passage[] =>
  [evidence, second].filter((passage) => passage != null);

/** Every passage that a question is decided by. */
export const evidenceOf = (key: AnswerKey): Passage[] =>
  isOpenKey(key) ? key.points.map(({ evidence }) => evidence) : passagesOf(key);

export const QuizSchema = z.object({
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  questions: z.array(QuestionSchema),
});
export type Quiz = z.infer<typeof QuizSchema>;

/** The reader disputes the question; it does not count until that is withdrawn. */
const disputed = z.optional(z.literal(true));

/** One question after submission, with the place in the material that decides it. */
export const GradedOptionSchema = z.object({
  id: z.string(),
  chosen: z.nullable(z.int()),
  correctAnswer: z.int(),
  correct: z.boolean(),
  explanation: z.string(),
  evidence: z.nullable(PassageSchema),
  ...besides,
  /** What the wrong option is that was chosen, or the mistake that it stands for. */
  about: z.optional(z.string()),
  disputed,
});
export type GradedOption = z.infer<typeof GradedOptionSchema>;

/** What a learner says of an answer of their own, beside its grade. */
export const OwnViewSchema = z.enum(['right', 'not_right']);
export type OwnView = z.infer<typeof OwnViewSchema>;

/** Who said which key points an answer makes. */
export const JudgeSchema = z.enum(['model', 'learner']);
export type Judge = z.infer<typeof JudgeSchema>;

export const GradedOpenSchema = z.object({
  id: z.string(),
  answer: z.string(),
  modelAnswer: z.string(),
  points: z.array(z.extend(KeyPointSchema, { found: z.boolean() })),
  judge: JudgeSchema,
  /** Percent of the key points that were found, rounded; null until the learner has compared the answer with them. */
  score: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  correct: z.boolean(),
  view: z.nullable(OwnViewSchema),
  disputed,
});
export type GradedOpen = z.infer<typeof GradedOpenSchema>;

export const GradedQuestionSchema = z.union([GradedOptionSchema, GradedOpenSchema]);
export type GradedQuestion = z.infer<typeof GradedQuestionSchema>;

export const isGradedOpen = (graded: GradedQuestion): graded is GradedOpen => 'points' in graded;
