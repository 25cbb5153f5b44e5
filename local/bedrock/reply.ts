import { randomUUID } from 'node:crypto';
import type { ConverseUsage, ModelRequest } from './local-model.ts';

type Content = { text: string } | { toolUse: { toolUseId: string; name: string; input: object } };

/** The parts of a Converse response that a stream sends in pieces. */
export interface ConverseReply {
  /** The first block of a model that thinks; its text is empty. */
  thought?: { reasoningContent: { reasoningText: { text: string; signature: string } } };
  content: Content;
  stopReason: 'end_turn' | 'tool_use' | 'max_tokens';
  usage: Required<ConverseUsage> & { totalTokens: number };
}

/** The answer as a Converse response, cut off at `maxTokens`. */
export function replyOf(request: ModelRequest, output: string | object, said: ConverseUsage): ConverseReply {
  const room = (request.maxTokens ?? Number.POSITIVE_INFINITY) - request.thinkingTokens;
  const cut = said.outputTokens > room;
  const outputTokens = cut ? request.maxTokens! : request.thinkingTokens + said.outputTokens;
  const usage = { cacheReadInputTokens: 0, cacheWriteInputTokens: 0, ...said, outputTokens };
  const totalTokens = usage.inputTokens + usage.cacheReadInputTokens + usage.cacheWriteInputTokens + outputTokens;
  const content = contentOf(request, output, cut ? Math.max(0, room) / said.outputTokens : 1);
  const stopReason = cut ? 'max_tokens' : 'toolUse' in content ? 'tool_use' : 'end_turn';
  const thought = { reasoningContent: { reasoningText: { text: '', signature: 'thought' } } };
  const thinks = request.thinkingTokens > 0;
  return { ...(thinks ? { thought } : {}), content, stopReason, usage: { ...usage, totalTokens } };
}

function contentOf({ answerAs }: ModelRequest, output: string | object, share: number): Content {
  if (answerAs.kind === 'tool' && typeof output === 'object') {
    const toolUseId = `tooluse_${randomUUID().replaceAll('-', '').slice(0, 22)}`;
    // A truncated tool input would not be valid JSON.
    return { toolUse: { toolUseId, name: answerAs.name, input: share < 1 ? {} : output } };
  }
  const text = typeof output === 'string' ? output : JSON.stringify(output);
  return { text: share < 1 ? text.slice(0, Math.floor(text.length * share)) : text };
}
