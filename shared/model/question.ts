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

/** A question as a learner sees it before answering: the key, the explanation and the evidence stay on the server. */
export const QuestionSchema = z.object({
  id: z.string(),
  question: z.string(),
  options: z.array(z.string()).check(z.minLength(2), z.maxLength(4)),
});
export type Question = z.infer<typeof QuestionSchema>;

/** What the server keeps apart from the question until it is answered. `correctAnswer` is an index into the options. */
export const AnswerKeySchema = z.object({
  id: z.string(),
  correctAnswer: z.int().check(z.minimum(0), z.maximum(3)),
  explanation: z.string(),
  evidence: PassageSchema,
});
export type AnswerKey = z.infer<typeof AnswerKeySchema>;

export const QuizSchema = z.object({
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  questions: z.array(QuestionSchema),
});
export type Quiz = z.infer<typeof QuizSchema>;

/** One question after submission, with the place in the material that decides it. */
export const GradedQuestionSchema = z.object({
  id: z.string(),
  chosen: z.nullable(z.int()),
  correctAnswer: z.int(),
  correct: z.boolean(),
  explanation: z.string(),
  evidence: PassageSchema,
});
export type GradedQuestion = z.infer<typeof GradedQuestionSchema>;
