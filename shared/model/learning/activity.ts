import * as z from 'zod/mini';
import { type Passage, PassageSchema } from './question.ts';

/** Where an activity stands: before the text of its scene, after it, or after the section under one of its headings. */
const PlaceSchema = z.union([
  z.object({ at: z.enum(['start', 'end']) }),
  /** `heading` is the text of a heading in the scene's content, without marks. */
  z.object({ at: z.literal('section'), heading: z.string() }),
]);

const base = { id: z.string(), place: PlaceSchema };

/** A guess before reading; it is shown again after the text, beside the passage that answers it. */
export const PredictSchema = z.object({
  ...base,
  kind: z.literal('predict'),
  question: z.string(),
  answer: z.array(PassageSchema).check(z.minLength(1)),
});

/**
 * The text is covered and the learner writes what it said. What was written is compared with the source's sentences, each
 * of which is ticked, or without any with the text itself, which opens again.
 */
export const RecallSchema = z.object({
  ...base,
  kind: z.literal('recall'),
  /** The heading of the section that is covered, as it stands in the content; null for the whole scene. */
  heading: z.nullable(z.string()),
  /** A few paragraphs of the scene that are covered instead: how the first one begins, and how many they are. */
  passage: z._default(z.nullable(z.object({ begins: z.string(), blocks: z.int() })), null),
  /** What is to be written from memory: what it said, the same in a few sentences, or as one would tell somebody else. */
  task: z._default(z.enum(['recall', 'summarize', 'explain']), 'recall'),
  /** What is asked about within it; empty for all of it. */
  cues: z._default(z.array(z.string()), []),
  sentences: z.array(PassageSchema),
});
export type Recall = z.infer<typeof RecallSchema>;

/** `text` with one gap: the parts around each answer, in their order, one more than there are answers. */
export const GapSchema = z.object({
  ...base,
  kind: z.literal('gap'),
  parts: z.array(z.string()).check(z.minLength(2)),
  answers: z.array(z.object({ text: z.string(), accepted: z.array(z.string()) })).check(z.minLength(1)),
  /** Words to choose from, right and wrong ones; null where the answers are typed. */
  bank: z.nullable(z.array(z.string())),
  evidence: PassageSchema,
});

export const MatchSchema = z.object({
  ...base,
  kind: z.literal('match'),
  pairs: z
    .array(z.object({ term: z.string(), definition: z.string(), evidence: PassageSchema }))
    .check(z.minLength(2), z.maxLength(6)),
});

/** `steps` in the right order. */
export const OrderSchema = z.object({
  ...base,
  kind: z.literal('order'),
  /** What the steps are steps of. */
  question: z.string(),
  steps: z.array(z.object({ text: z.string(), evidence: PassageSchema })).check(z.minLength(3), z.maxLength(8)),
});

export const SortSchema = z.object({
  ...base,
  kind: z.literal('sort'),
  question: z.string(),
  columns: z.array(z.string()).check(z.minLength(2), z.maxLength(3)),
  /** `column` is an index into `columns`. */
  items: z
    .array(z.object({ text: z.string(), column: z.int(), evidence: PassageSchema }))
    .check(z.minLength(3), z.maxLength(10)),
});

/** The learner explains, and then compares with the source's sentences. */
export const WhySchema = z.object({
  ...base,
  kind: z.literal('why'),
  question: z.string(),
  answer: z.array(PassageSchema).check(z.minLength(1)),
});

/** A question that the material itself asks. One with options has the index of the right one; any other an answer. */
export const BookSchema = z.object({
  ...base,
  kind: z.literal('book'),
  /** As the material counts it, for example "4.7"; null where it does not. */
  number: z.nullable(z.string()),
  question: z.string(),
  options: z.array(z.string()),
  correct: z.nullable(z.int()),
  /** Markdown; null where the right option is all there is. */
  answer: z.nullable(z.string()),
  /** Where the text decides it; null where only the material's own key does. */
  evidence: z.nullable(PassageSchema),
});

/** Practice inside a scene. It never counts toward mastery, so its answers travel with it. */
export const ActivitySchema = z.discriminatedUnion('kind', [
  PredictSchema,
  RecallSchema,
  GapSchema,
  MatchSchema,
  OrderSchema,
  SortSchema,
  WhySchema,
  BookSchema,
]);
export type Activity = z.infer<typeof ActivitySchema>;
export type ActivityKind = Activity['kind'];

/** The passages of the material that an activity quotes, in its order. */
export const passagesIn = (activity: Activity): readonly Passage[] => {
  switch (activity.kind) {
    case 'predict':
    case 'why':
      return activity.answer;
    case 'recall':
      return activity.sentences;
    case 'match':
      return activity.pairs.map(({ evidence }) => evidence);
    case 'order':
      return activity.steps.map(({ evidence }) => evidence);
    case 'sort':
      return activity.items.map(({ evidence }) => evidence);
    default:
      return activity.evidence ? [activity.evidence] : [];
  }
};
