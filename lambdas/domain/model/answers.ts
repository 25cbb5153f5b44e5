import * as z from 'zod/mini';
import { TagsSchema } from '../../../shared/catalogue/tags.ts';
import { QuestionLevelSchema } from '../../../shared/model/learning/question.ts';
import { LikenessCardSchema } from '../../../shared/model/session/scene.ts';
import { SceneTypeSchema } from '../../../shared/model/session/scene-type.ts';

/** Left empty by a mode or a scene that has no use for it; one that is missing costs nobody a plan. */
const line = z.catch(z.string(), '');

/**
 * What a model is asked to answer with. Closed and flat, with every field required: providers enforce such schemas
 * best. Lengths are checked afterwards, so that an overlong field costs a repair and not the whole answer.
 */
export const PlanAnswerSchema = z.object({
  title: z.string(),
  description: z.string(),
  category: z.string(),
  subcategory: z.string(),
  tags: TagsSchema,
  /** One entry for each slot of the task, in its order; no chunks for those that were suggested. */
  scenes: z.array(
    z.object({ title: z.string(), chunks: z.array(z.string()), point: line, means: line, limit: line, hook: line }),
  ),
});
export type PlanAnswer = z.infer<typeof PlanAnswerSchema>;

/** What an extractive model plans: whole sections, and no more questions than they hold. It decides the scenes itself. */
export const EditionPlanAnswerSchema = z.extend(z.omit(PlanAnswerSchema, { scenes: true }), {
  scenes: z.array(
    z.object({
      type: SceneTypeSchema,
      title: z.string(),
      chunks: z.array(z.string()),
      /** Of a quiz: those with options, and those answered in words. */
      questions: z.int(),
      shortAnswers: z.int(),
      caseStudies: z.int(),
    }),
  ),
});
export type EditionPlanAnswer = z.infer<typeof EditionPlanAnswerSchema>;

export const SourceAnswerSchema = z.object({
  title: z.string(),
  /** Markdown without HTML. */
  text: z.string(),
});
export type SourceAnswer = z.infer<typeof SourceAnswerSchema>;

/** What a model is asked for. The questions of a book are found by the engine alone. */
const writtenKinds = ['predict', 'recall', 'gap', 'match', 'order', 'sort', 'why'] as const;

/** One form for all kinds; `match` and `wrong` stay empty where a kind has no use for them. */
const ActivityAnswerSchema = z.object({
  kind: z.enum(writtenKinds),
  /** The heading of the scene's content that it follows; empty for the end. A prediction always comes first. */
  place: z.string(),
  /**
   * Of a gap the whole text, its gaps filled; of a book's question its words; empty for a match, and for a recall that is
   * not to "summarize" or to "explain".
   */
  question: z.string(),
  /**
   * Each with the quote that says it: the missing words (`match` has other spellings, split by "|"), the terms
   * (`match` defines them), the steps in order, the things to sort (`match` is their column), the answers. Of a recall what
   * is asked about; none has a quote where the text as a whole is the answer, and
   * where paragraphs of it are, the first and the last one quote them, with "from" and "to" as `match`.
   */
  items: z.array(z.object({ text: z.string(), match: z.string(), chunk: z.string(), quote: z.string() })),
  /** More words to choose from in a gap; without any, its words are typed. */
  wrong: z.array(z.string()),
});
const EditionActivitySchema = z.extend(ActivityAnswerSchema, { kind: z.enum([...writtenKinds, 'book']) });
export type ProposedActivity = z.infer<typeof EditionActivitySchema>;

export const SceneAnswerSchema = z.object({
  title: z.string(),
  /** Markdown without HTML. */
  content: z.string(),
  sources: z.array(z.object({ chunk: z.string(), quote: z.string() })),
  terms: z.array(z.object({ term: z.string(), definition: z.string() })),
  /** An answer whose activities cannot be read has none: the scene is worth more. */
  activities: z.catch(z.array(ActivityAnswerSchema), []),
});
export type SceneAnswer = z.infer<typeof SceneAnswerSchema>;

/** The first scene, with what all others keep. The bible comes first, so that the scene is written by it. */
export const OpeningAnswerSchema = z.object({
  bible: z.catch(z.object({ narrator: line, place: line, cast: z.array(z.string()), thread: line, returns: line }), {
    narrator: '',
    place: '',
    cast: [],
    thread: '',
    returns: '',
  }),
  ...z.omit(SceneAnswerSchema, { activities: true }).shape,
});
export type OpeningAnswer = z.infer<typeof OpeningAnswerSchema>;

/** A scene whose content is the material's own; what is not stands beside it. */
export const EditionSceneAnswerSchema = z.extend(SceneAnswerSchema, {
  activities: z.catch(z.array(EditionActivitySchema), []),
  vignette: z.nullable(z.string()),
  likeness: z.nullable(LikenessCardSchema),
});
export type EditionSceneAnswer = z.infer<typeof EditionSceneAnswerSchema>;

export const QuizAnswerSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** What the material exists to teach. Nobody reads it: who has to say it first asks for something that counts. */
  ideas: z.catch(z.array(z.string()), []),
  questions: z.array(
    // In the order in which a question is thought out: who writes decides what is asked before how
    z.object({
      /** The idea that it asks for, counted from one. */
      idea: z.catch(z.int(), 1),
      level: z.catch(QuestionLevelSchema, 'recall'),
      question: z.string(),
      evidence: z.object({ chunk: z.string(), quote: z.string() }),
      /** Empty where one quote decides. */
      second: z.catch(z.object({ chunk: z.string(), quote: z.string() }), { chunk: '', quote: '' }),
      /** Empty where a quote says the right option. */
      reasoning: line,
      options: z.array(z.string()),
      /** The letter of the right option: A to D. */
      correctAnswer: z.string(),
      explanation: z.string(),
      /** The mistake that each wrong option stands for, in their order; '' for the right one. */
      about: z.catch(z.array(z.string()), []),
    }),
  ),
});
export type QuizAnswer = z.infer<typeof QuizAnswerSchema>;

export const OpenAnswerSchema = z.object({
  questions: z.array(
    z.object({
      kind: z.enum(['short_answer', 'case_study']),
      /** Empty for a short answer. */
      scenario: z.string(),
      question: z.string(),
      modelAnswer: z.string(),
      points: z.array(z.object({ text: z.string(), chunk: z.string(), quote: z.string() })),
    }),
  ),
});
export type OpenAnswer = z.infer<typeof OpenAnswerSchema>;

export const GradeAnswerSchema = z.object({
  /** The numbers of the key points that each answer makes. */
  answers: z.array(z.object({ id: z.string(), found: z.array(z.int()) })),
});

/** What a second reader finds in a scene. */
export const CheckAnswerSchema = z.object({
  objections: z.array(
    z.object({
      /** As it stands in the scene. */
      sentence: z.string(),
      fault: z.catch(z.enum(['invented', 'context', 'name', 'narrator']), 'invented'),
      /** What the material says instead. */
      reason: z.string(),
    }),
  ),
});
export type CheckAnswer = z.infer<typeof CheckAnswerSchema>;

export const MendAnswerSchema = z.object({
  /** `instead` is empty for a sentence that is to go. */
  sentences: z.array(z.object({ sentence: z.string(), instead: z.string() })),
});
export type MendAnswer = z.infer<typeof MendAnswerSchema>;

/** The answers of somebody who has not seen the key, and what they say of the questions. */
export const SolveAnswerSchema = z.object({
  /** What the material exists to teach. */
  ideas: z.catch(z.array(z.string()), []),
  answers: z.array(
    z.object({
      id: z.string(),
      /** Letters of the options that the wording alone leaves to choose from. */
      left: z.catch(z.array(z.string()), []),
      /** What leaves so few, where only one or two are left. */
      clue: z.catch(z.string(), ''),
      reason: z.string(),
      /** The letter of an option, "none", or "two" where more than one is right. */
      answer: z.string(),
      /** What a strict colleague would object to, if anything. */
      doubt: z.catch(z.string(), ''),
      /** 3 for a key idea, 2 for something useful, 1 for a detail. */
      worth: z.catch(z.int(), 3),
    }),
  ),
});
export type SolveAnswer = z.infer<typeof SolveAnswerSchema>;
