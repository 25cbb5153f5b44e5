/** A validated Converse request, reduced to what a model needs. */
export interface ModelRequest {
  modelId: string;
  system: string;
  messages: { role: 'user' | 'assistant'; text: string }[];
  /** What an extractive model is given instead of a prompt; undefined for any other. */
  input: unknown;
  maxTokens: number | undefined;
  /** Tokens for thinking before the answer; they count toward `maxTokens`. */
  thinkingTokens: number;
  /** `schema`: native structured output; `tool`: a tool that is either forced or only offered. */
  answerAs:
    | { kind: 'text' }
    | { kind: 'schema'; name: string; schema: object }
    | { kind: 'tool'; name: string; schema: object; forced: boolean };
}

export interface ConverseUsage {
  inputTokens: number;
  outputTokens: number;
  cacheReadInputTokens?: number;
  cacheWriteInputTokens?: number;
}

export const errorStatus = {
  ValidationException: 400,
  ServiceQuotaExceededException: 400,
  AccessDeniedException: 403,
  ResourceNotFoundException: 404,
  ModelTimeoutException: 408,
  ModelErrorException: 424,
  ThrottlingException: 429,
  ModelNotReadyException: 429,
  InternalServerException: 500,
  ServiceUnavailableException: 503,
} as const;

export interface ModelError {
  type: keyof typeof errorStatus;
  message: string;
}

/**
 * The answer of a model: an object for a schema or a tool, a string for plain text. With both output and error, a stream
 * ends half-way with that error, and a plain call fails.
 */
export type ModelAnswer = { output: string | object; usage: ConverseUsage; error?: ModelError } | { error: ModelError };

/** `onPiece` is told the answer as JSON or text while it is written, by a model that streams; only where somebody listens. */
export type LocalModel = (request: ModelRequest, onPiece?: (piece: string) => void) => Promise<ModelAnswer>;

/** `disabled` switches thinking off; `between_tools` allows it only after a tool call. */
export type ThinkingType = 'adaptive' | 'disabled' | 'between_tools';

/** What a model does not support; Bedrock refuses such requests. */
export interface ModelLimits {
  noForcedTool?: boolean;
  /** No structured output: refused by Bedrock itself (`unsupported`) or by the model's own API (`extra`). */
  noSchema?: 'unsupported' | 'extra';
  noSampling?: boolean;
  noThinkingField?: boolean;
  /** The thinking modes of a model that thinks by default. */
  thinks?: readonly ThinkingType[];
}
