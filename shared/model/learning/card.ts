import * as z from 'zod/mini';
import { ModeSchema } from '../../catalogue/contract-choices.ts';
import { CardIdSchema, SceneIdSchema, SessionIdSchema } from '../id.ts';
import { OriginSchema } from '../session/origin.ts';
import { InstantSchema } from '../time.ts';
import { GapSchema, OrderSchema } from './activity.ts';
import { OpenKeySchema, OpenQuestionSchema, OptionKeySchema, OptionQuestionSchema, PassageSchema } from './question.ts';

/** What a card asks, with its answer: a review can be made and judged without a connection. */
export const CardContentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('question'), question: OptionQuestionSchema, key: OptionKeySchema }),
  z.object({ kind: z.literal('open'), question: OpenQuestionSchema, key: OpenKeySchema }),
  /** `evidence`: where the material uses the word; null where no passage of the scene does. */
  z.object({
    kind: z.literal('term'),
    term: z.string(),
    definition: z.string(),
    evidence: z.nullable(PassageSchema),
  }),
  /** Of a sentence with gaps the one at the index `gap` is asked; the others are filled. */
  z.object({ kind: z.literal('gap'), gap: z.int(), activity: GapSchema }),
  z.object({ kind: z.literal('order'), activity: OrderSchema }),
]);
export type CardContent = z.infer<typeof CardContentSchema>;
export const CardKindSchema = z.enum(['question', 'open', 'term', 'gap', 'order']);
export type CardKind = z.infer<typeof CardKindSchema>;

/** Where a card stands: never reviewed, in its first steps, at growing intervals, or in steps again after it was forgotten. */
export const CardStateSchema = z.enum(['new', 'learning', 'review', 'relearning']);
export type CardState = z.infer<typeof CardStateSchema>;

export const CardGradeSchema = z.enum(['again', 'hard', 'good', 'easy']);
export type CardGrade = z.infer<typeof CardGradeSchema>;

/** When a card would come back: after `days`, or, where they are 0, after a step of `minutes` within the day. */
const OutcomeSchema = z.object({ due: InstantSchema, days: z.int(), minutes: z.int() });

/** What changes with each review. */
export const CardScheduleSchema = z.object({
  id: CardIdSchema,
  state: CardStateSchema,
  /** Null for a new card. A card that is due on a day is due when the reader's day begins. */
  due: z.nullable(InstantSchema),
  /** Which showing of the card the next review answers. Each is answered once, whoever asks. */
  turn: z.int(),
  reviews: z.int(),
  /** How often it was forgotten. */
  lapses: z.int(),
  leech: z.boolean(),
  suspended: z.boolean(),
  /** How likely the deck thinks it is remembered now, 0–1; null for a new card. */
  remembered: z.nullable(z.number()),
  outcomes: z.record(CardGradeSchema, OutcomeSchema),
});
export type CardSchedule = z.infer<typeof CardScheduleSchema>;

/** A card with all that it needs to be shown for itself. */
export const DeckCardSchema = z.extend(CardScheduleSchema, {
  session: z.object({
    id: SessionIdSchema,
    title: z.string(),
    mode: ModeSchema,
    /** Whether it is the caller's; with `origin` it says whose words the sentences of the material are. */
    own: z.boolean(),
    origin: OriginSchema,
    /** ISO 639-1, where it is known. */
    language: z.optional(z.string()),
  }),
  /** Where its question, term or activity stands. */
  scene_id: SceneIdSchema,
  /** It was wrong in the lesson, so it is asked before the others. */
  missed: z.boolean(),
  content: CardContentSchema,
});
export type DeckCard = z.infer<typeof DeckCardSchema>;
