import * as z from 'zod/mini';

/** What a server says of a model on a computer of one's own. What it does not say is left out, and taken for large. */
export const CapacitySchema = z.object({
  /** Tokens of prompt and answer together. */
  contextTokens: z.optional(z.int().check(z.positive())),
  /** Billions of parameters. */
  billions: z.optional(z.number().check(z.positive())),
});
export type Capacity = z.infer<typeof CapacitySchema>;

/** What one call may ask of a model. */
export interface CallLimits {
  /** Tokens of material in one prompt. */
  readonly materialTokens: number;
  /** Of an answer. */
  readonly answerTokens: number;
  /** Of a text that is asked for. */
  readonly words: number;
  readonly questions: number;
  /** Exercises in chapters, and a second reader. */
  readonly extras: boolean;
}

export const noLimits: CallLimits = {
  materialTokens: Number.POSITIVE_INFINITY,
  answerTokens: Number.POSITIVE_INFINITY,
  words: Number.POSITIVE_INFINITY,
  questions: Number.POSITIVE_INFINITY,
  extras: true,
};

/** Smaller models lose the thread of a form with many fields, and object to sentences that are right. */
const SMALL = { contextTokens: 12_000, billions: 8 } as const;
const QUESTIONS_OF_SMALL = 2;
/** The rest of a context is for rules, contract and task. */
const SHARE = { material: 0.3, answer: 0.35 } as const;
/** Tokens for the rest of the answer and for each word of its text. */
const FORM_TOKENS = 400;
const TOKENS_A_WORD = 2;
const LEAST_WORDS = 150;

const isSmall = ({ contextTokens = SMALL.contextTokens, billions = SMALL.billions }: Capacity): boolean =>
  contextTokens < SMALL.contextTokens || billions < SMALL.billions;

export const limitsOf = (capacity: Capacity = {}): CallLimits => {
  const { contextTokens = Number.POSITIVE_INFINITY } = capacity;
  const small = isSmall(capacity);
  const answerTokens = Math.floor(contextTokens * SHARE.answer);
  return {
    materialTokens: Math.floor(contextTokens * SHARE.material),
    answerTokens,
    words: Math.max(LEAST_WORDS, Math.floor((answerTokens - FORM_TOKENS) / TOKENS_A_WORD)),
    questions: small ? QUESTIONS_OF_SMALL : noLimits.questions,
    extras: !small,
  };
};
