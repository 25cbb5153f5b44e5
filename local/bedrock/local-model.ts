/** A validated Converse request, reduced to what a model is asked. */
export interface ModelRequest {
  modelId: string;
  system: string;
  messages: { role: 'user' | 'assistant'; text: string }[];
  maxTokens: number | undefined;
  /** Tokens that the model thinks before it answers; they count toward `maxTokens`. */
  thinkingTokens: number;
  /** `schema` is native structured output; a tool is either forced upon the model or only offered. */
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
 * What the model says: an object for a schema or a tool, a string for plain text. With an error beside it, a stream breaks off
 * with that error half-way; a plain call just fails.
 */
export type ModelAnswer = { output: string | object; usage: ConverseUsage; error?: ModelError } | { error: ModelError };

export type LocalModel = (request: ModelRequest) => Promise<ModelAnswer>;

/** `disabled` switches thinking off, `between_tools` keeps it from coming first. */
export type ThinkingType = 'adaptive' | 'disabled' | 'between_tools';

/** What a model cannot do; Bedrock refuses such a request. */
export interface ModelLimits {
  noForcedTool?: boolean;
  /** No structured output: the service says so itself, or passes on what the model's own door says. */
  noSchema?: 'unsupported' | 'extra';
  noSampling?: boolean;
  noThinkingField?: boolean;
  /** It thinks unless it is told otherwise; what it can be told. */
  thinks?: readonly ThinkingType[];
}
