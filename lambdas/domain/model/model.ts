import type { Writer } from '../../../shared/model/session/writer.ts';
import type { Capacity } from './capacity.ts';
import type { AnswerTo, CallName } from './model-calls.ts';
import { noUsage, type TokenUsage } from './token-usage.ts';

/** One call to a language model. Whoever answers is not trusted: the answer is parsed and then checked. */
export interface ModelCall<N extends CallName = CallName> {
  readonly name: N;
  /** The same for every call of a session, and therefore cached: rules, contract, material. */
  readonly prefix: string;
  /** What this call is about. */
  readonly task: string;
  /** What both say, as JSON: only an extractive model is given it. */
  readonly input?: object;
  /** Reserved against the quota up front: close to what the answer needs, without what a model thinks. */
  readonly maxTokens: number;
  /** Milliseconds; without a limit when left out. */
  readonly timeoutMs?: number;
  /** Told of a text what has come of it, each time there is more. A model that cannot stream tells nothing. */
  readonly onText?: (soFar: TextSoFar) => void;
  /** Told when the answer begins: from then on the provider has the prefix in its cache. A model that cannot stream tells nothing. */
  readonly onBegun?: () => void;
}

/** A text that is being written. Nobody has checked it yet. */
export interface TextSoFar {
  /** Counts the tries of one call from 1: a new one begins with nothing. */
  readonly attempt: number;
  readonly title: string;
  /** Markdown that may end anywhere. */
  readonly content: string;
}

interface ModelAnswer<T> {
  readonly value: T;
  readonly usage: TokenUsage;
}

/** The writer that a lesson was begun with, kept where another may be chosen meanwhile. */
export interface PinnedWriter {
  readonly modelId: string;
  readonly writer: Writer;
  readonly capacity?: Capacity | undefined;
}

/**
 * Throws `ModelThrottled` when the call may be tried again later, `ModelRefused` when it may not
 * (refused, cut off at its cap, or twice unparseable).
 */
export interface Model {
  /** True for the embedded engine, which can only write in the language of the material. */
  readonly extractive?: boolean;
  /** What it can take in one call; left out where that is enough for everything. */
  readonly capacity?: Capacity | undefined;
  /** Who this is to the reader of a lesson. */
  readonly writer?: Writer;
  /** USD for so many tokens, by today's prices; left out where nothing is paid. */
  readonly costOf?: (usage: TokenUsage) => number;
  complete<N extends CallName>(call: ModelCall<N>): Promise<ModelAnswer<AnswerTo<N>>>;
}

/** `usage` is what was spent before. */
export class ModelThrottled extends Error {
  override readonly name = 'ModelThrottled';
  readonly usage: TokenUsage;
  constructor(message: string, options?: ErrorOptions, usage: TokenUsage = noUsage) {
    super(message, options);
    this.usage = usage;
  }
}

/** No answer came in its time. Waiting may help as with `ModelThrottled`, whose name it has for the workflow. */
export class ModelSilent extends ModelThrottled {}

export class ModelRefused extends Error {
  override readonly name = 'ModelRefused';
  readonly usage: TokenUsage;
  constructor(message: string, usage: TokenUsage) {
    super(message);
    this.usage = usage;
  }
}
