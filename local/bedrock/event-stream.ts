import { EventStreamCodec } from '@smithy/eventstream-codec';
import type { ModelError } from './local-model.ts';
import type { ConverseReply } from './reply.ts';

const encodeText = (text: string) => Buffer.from(text);
const codec = new EventStreamCodec((bytes) => Buffer.from(bytes as Uint8Array).toString(), encodeText);
const DELTA_CHARS = 200;

/** The events of ConverseStream as frames; with an error, half of them and then the exception. */
export function* streamFrames(reply: ConverseReply, latencyMs: number, error?: ModelError): Generator<Uint8Array> {
  const { content, stopReason, usage } = reply;
  const contentBlockIndex = 0;
  yield event('messageStart', { role: 'assistant' });
  if ('toolUse' in content) {
    const { toolUseId, name } = content.toolUse;
    yield event('contentBlockStart', { start: { toolUse: { toolUseId, name } }, contentBlockIndex });
  }
  const text = 'toolUse' in content ? JSON.stringify(content.toolUse.input) : content.text;
  const sent = error ? text.slice(0, text.length / 2) : text;
  for (let from = 0; from < sent.length; from += DELTA_CHARS) {
    const piece = sent.slice(from, from + DELTA_CHARS);
    const delta = 'toolUse' in content ? { toolUse: { input: piece } } : { text: piece };
    yield event('contentBlockDelta', { delta, contentBlockIndex });
  }
  if (error) {
    yield exception(error);
  } else {
    yield event('contentBlockStop', { contentBlockIndex });
    yield event('messageStop', { stopReason });
    yield event('metadata', { usage, metrics: { latencyMs } });
  }
}

function event(type: string, body: object): Uint8Array {
  return frame({ ':message-type': 'event', ':event-type': type }, body);
}

function exception({ type, message }: ModelError): Uint8Array {
  // In a stream, an exception has the name of its member.
  const member = `${type.charAt(0).toLowerCase()}${type.slice(1)}`;
  return frame({ ':message-type': 'exception', ':exception-type': member }, { message });
}

function frame(headers: Record<string, string>, body: object): Uint8Array {
  const all = { ...headers, ':content-type': 'application/json' };
  const typed = Object.entries(all).map(([name, value]) => [name, { type: 'string' as const, value }]);
  return codec.encode({ headers: Object.fromEntries(typed), body: encodeText(JSON.stringify(body)) });
}
