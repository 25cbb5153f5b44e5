import {
  BedrockRuntimeClient,
  BedrockRuntimeServiceException,
  ConverseCommand,
  type ConverseCommandInput,
  type ConverseCommandOutput,
  ConverseStreamCommand,
} from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import type { Converse } from './request.ts';
import { collect, StreamBroken } from './stream.ts';
import { isTransient } from './transient-error.ts';

const CONNECTING_MS = 5_000;

/** Without it, Anthropic's models hold the input of a tool back until a whole field of it is written. */
const FINE_PIECES = 'fine-grained-tool-streaming-2025-05-14';

const inFinePieces = (input: ConverseCommandInput): ConverseCommandInput =>
  input.toolConfig && input.modelId?.includes('anthropic.')
    ? {
        ...input,
        additionalModelRequestFields: {
          ...(Object(input.additionalModelRequestFields) as object),
          anthropic_beta: [FINE_PIECES],
        },
      }
    : input;

/** Refused before anything came: a model that does not stream, or a role that may not. */
const mayNotStream = (error: unknown): boolean =>
  error instanceof BedrockRuntimeServiceException && !isTransient(error);

/**
 * The SDK retries immediate failures within the time limit of the call; longer waits are left to the workflow.
 * HTTP/1.1, as for every other service: one call a function at a time gains nothing from a second protocol, and
 * loading it takes longer. A call that may not be streamed is made without: the answer is the same, only later.
 */
export const bedrock = (): Converse => {
  const client = new BedrockRuntimeClient({
    maxAttempts: 3,
    requestHandler: new NodeHttpHandler({ connectionTimeout: CONNECTING_MS }),
  });
  const whole = (input: ConverseCommandInput, abortSignal: AbortSignal): Promise<ConverseCommandOutput> =>
    client.send(new ConverseCommand(input), { abortSignal });
  const inPieces = async (input: ConverseCommandInput, abortSignal: AbortSignal, onPiece: (piece: string) => void) => {
    const { stream } = await client.send(new ConverseStreamCommand(inFinePieces(input)), { abortSignal });
    if (!stream) throw new StreamBroken('There is no stream');
    return collect(stream, abortSignal, onPiece);
  };
  return async (input, limitMs, onPiece) => {
    const signal = AbortSignal.timeout(limitMs);
    if (!onPiece) return whole(input, signal);
    let begun = false;
    try {
      return await inPieces(input, signal, (piece) => {
        begun = true;
        onPiece(piece);
      });
    } catch (error) {
      if (begun || !mayNotStream(error)) throw error;
      return whole(input, signal);
    }
  };
};
