import { EventStreamCodec } from '@smithy/eventstream-codec';
import type { ModelError } from './local-model.ts';
import type { ConverseReply } from './reply.ts';

const encodeText = (text: string) => Buffer.from(text);
const codec = new EventStreamCodec((bytes) => Buffer.from(bytes as Uint8Array).toString(), encodeText);
const DELTA_CHARS = 200;

const contentBlockIndex = 0;

/** The frames before an answer; a tool has a start of its own. */
export function* beginning(tool: string | undefined, toolUseId: string): Generator<Uint8Array> {
  yield event('messageStart', { role: 'assistant' });
  if (tool !== undefined)
    yield event('contentBlockStart', { start: { toolUse: { toolUseId, name: tool } }, contentBlockIndex });
}

/** One piece of an answer. */
export function pieceFrame(piece: string, isTool: boolean): Uint8Array {
  const delta = isTool ? { toolUse: { input: piece } } : { text: piece };
  return event('contentBlockDelta', { delta, contentBlockIndex });
}

/** The frames after an answer, or the exception that ends it. */
export function* ending(
  { stopReason, usage }: Pick<ConverseReply, 'stopReason' | 'usage'>,
  latencyMs: number,
  error?: ModelError,
): Generator<Uint8Array> {
  if (error) return yield exceptionFrame(error.type, error.message);
  yield event('contentBlockStop', { contentBlockIndex });
  yield event('messageStop', { stopReason });
  yield event('metadata', { usage, metrics: { latencyMs } });
}

/** The events of ConverseStream as frames; with an error, half of them and then the exception. */
export function* streamFrames(reply: ConverseReply, latencyMs: number, error?: ModelError): Generator<Uint8Array> {
  const { content } = reply;
  const tool = 'toolUse' in content ? content.toolUse : undefined;
  yield* beginning(tool?.name, tool?.toolUseId ?? '');
  const text = 'toolUse' in content ? JSON.stringify(content.toolUse.input) : content.text;
  const sent = error ? text.slice(0, text.length / 2) : text;
  for (let from = 0; from < sent.length; from += DELTA_CHARS)
    yield pieceFrame(sent.slice(from, from + DELTA_CHARS), tool !== undefined);
  yield* ending(reply, latencyMs, error);
}

/** One event of a stream as a frame. */
export function event(type: string, body: object): Uint8Array {
  return frame({ ':message-type': 'event', ':event-type': type }, body);
}

/** An error in the middle of a stream as a frame. */
export function exceptionFrame(type: string, message: string): Uint8Array {
  // In a stream, an exception has the name of its member.
  const member = `${type.charAt(0).toLowerCase()}${type.slice(1)}`;
  return frame({ ':message-type': 'exception', ':exception-type': member }, { message });
}

function frame(headers: Record<string, string>, body: object): Uint8Array {
  const all = { ...headers, ':content-type': 'application/json' };
  const typed = Object.entries(all).map(([name, value]) => [name, { type: 'string' as const, value }]);
  return codec.encode({ headers: Object.fromEntries(typed), body: encodeText(JSON.stringify(body)) });
}
