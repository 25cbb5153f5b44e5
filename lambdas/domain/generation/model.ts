import type * as z from 'zod/mini';
import type { TokenUsage } from './generation.ts';

/** One call to a language model. Whoever answers is not trusted: the answer is parsed and then checked. */
export interface ModelCall<T> {
  /** Names the schema towards the provider; letters, digits and underscores. */
  readonly name:
    | 'source'
    | 'source_repair'
    | 'lesson_plan'
    | 'scene'
    | 'quiz'
    | 'quiz_repair'
    | 'scene_repair'
    | 'open_questions'
    | 'open_repair'
    | 'grade_answer';
  readonly schema: z.ZodMiniType<T>;
  /** The same for every call of a session, and therefore cached: rules, contract, material. */
  readonly prefix: string;
  /** What this call is about. */
  readonly task: string;
  /** Reserved against the quota up front: close to what the answer needs. */
  readonly maxTokens: number;
}

interface ModelAnswer<T> {
  readonly value: T;
  readonly usage: TokenUsage;
}

/**
 * Throws `ModelThrottled` when the call may be tried again later, `ModelRefused` when it may not
 * (refused, cut off at its cap, or twice unparseable).
 */
export interface Model {
  /** It takes the sentences of the material, and so writes in no other language. */
  readonly extractive?: boolean;
  complete<T>(call: ModelCall<T>): Promise<ModelAnswer<T>>;
}

export class ModelThrottled extends Error {
  override readonly name = 'ModelThrottled';
}

export class ModelRefused extends Error {
  override readonly name = 'ModelRefused';
  readonly usage: TokenUsage;
  constructor(message: string, usage: TokenUsage) {
    super(message);
    this.usage = usage;
  }
}
