import type {
  ContentBlock,
  ConverseCommandOutput,
  ConverseStreamOutput,
  ToolUseBlock,
} from '@aws-sdk/client-bedrock-runtime';

/** The connection broke before the answer was complete. */
export class StreamBroken extends Error {
  override readonly name = 'StreamBroken';
}

interface Growing {
  tool?: string | undefined;
  text: string;
}

/** From the first brace to the last: some servers put a code fence around the input of a tool. */
const objectIn = (json: string): ToolUseBlock['input'] => {
  try {
    return JSON.parse(json.slice(json.indexOf('{'), json.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
};

const blockOf = ({ tool, text }: Growing): ContentBlock =>
  tool === undefined ? { text } : { toolUse: { toolUseId: '', name: tool, input: objectIn(text) } };

/** Errors that Bedrock itself sends keep their names; anything else is a connection that broke. */
const brokenBy = (error: unknown): unknown =>
  error instanceof Error && '$fault' in error
    ? error
    : new StreamBroken(error instanceof Error ? error.message : String(error), { cause: error });

/** Stops waiting for a stream that says nothing any more. */
async function* until<T>(signal: AbortSignal, parts: AsyncIterable<T>): AsyncGenerator<T> {
  const late = Promise.withResolvers<never>();
  late.promise.catch(() => undefined);
  const abort = () => late.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  const iterator = parts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await Promise.race([iterator.next(), late.promise]);
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', abort);
    // Not awaited: who has gone silent does not answer this either
    void iterator.return?.()?.then(undefined, () => undefined);
  }
}

/**
 * The events of ConverseStream as the answer that Converse would have given. `onPiece` is told what comes of the answer: of the
 * tool's input or of the text, not of what a model thinks. Throws `StreamBroken` unless the stream comes to its end.
 */
export const collect = async (
  events: AsyncIterable<ConverseStreamOutput>,
  signal: AbortSignal,
  onPiece: (piece: string) => void,
): Promise<ConverseCommandOutput> => {
  const blocks = new Map<number, Growing>();
  const blockAt = (index = 0): Growing => {
    const known = blocks.get(index) ?? { text: '' };
    blocks.set(index, known);
    return known;
  };
  let stopReason: ConverseCommandOutput['stopReason'];
  let usage: ConverseCommandOutput['usage'];
  try {
    for await (const { contentBlockStart, contentBlockDelta, messageStop, metadata } of until(signal, events)) {
      if (contentBlockStart) blockAt(contentBlockStart.contentBlockIndex).tool = contentBlockStart.start?.toolUse?.name;
      const piece = contentBlockDelta?.delta?.toolUse?.input ?? contentBlockDelta?.delta?.text;
      if (contentBlockDelta && piece) {
        blockAt(contentBlockDelta.contentBlockIndex).text += piece;
        onPiece(piece);
      }
      stopReason = messageStop?.stopReason ?? stopReason;
      usage = metadata?.usage ?? usage;
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : brokenBy(error);
  }
  if (stopReason === undefined) throw new StreamBroken('The stream ended before the answer did');
  const content = [...blocks].sort(([one], [other]) => one - other).map(([, block]) => blockOf(block));
  return { output: { message: { role: 'assistant', content } }, stopReason, usage, metrics: undefined, $metadata: {} };
};
