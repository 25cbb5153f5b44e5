import { randomUUID } from 'node:crypto';
import { BodyTooLarge, readBody } from '../lib/http.ts';
import { ServiceError } from '../lib/service-error.ts';
import { requireSignature } from '../lib/signed.ts';
import { beginning, ending, pieceFrame, streamFrames } from './event-stream.ts';
import {
  errorStatus,
  type LocalModel,
  type ModelAnswer,
  type ModelError,
  type ModelLimits,
  type ModelRequest,
} from './local-model.ts';
import { limitsOf as rulesOf } from './model-rules.ts';
import { type ConverseReply, replyOf } from './reply.ts';
import { listenBothProtocols, type ProtocolRequest, type ProtocolResponse } from './two-protocols.ts';
import { validate } from './validate.ts';

const PATH = /^\/model\/([^/]+)\/(converse|converse-stream)$/;
const MAX_REQUEST_BYTES = 20_000_000;

export interface BedrockOptions {
  port?: number;
  /** Requests must be signed with it; undefined: signatures are not checked. */
  secretAccessKey?: string;
  answer: LocalModel;
  /** Replaces the limits of Bedrock's models. */
  limitsOf?(modelId: string): ModelLimits;
}

/** A fake of Bedrock's Converse and ConverseStream, on a loopback port; `answer` is the model. */
export async function startBedrock({ port, secretAccessKey, answer, limitsOf = rulesOf }: BedrockOptions) {
  async function converse(req: ProtocolRequest, res: ProtocolResponse): Promise<void> {
    if (secretAccessKey !== undefined) await requireSignature(req, secretAccessKey);
    const [, model, operation] = PATH.exec(req.url ?? '') ?? [];
    if (req.method !== 'POST' || !model)
      throw new ServiceError('UnknownOperationException', `${req.method} ${req.url} is not part of this stack`, 404);
    const started = performance.now();
    const modelId = decodeURIComponent(model);
    const request = validate(modelId, parse((await readBody(req, MAX_REQUEST_BYTES)).toString()), limitsOf(modelId));
    const live = operation === 'converse-stream' ? liveStream(request, res) : undefined;
    const answered = await answer(request, live?.onPiece).catch((error: unknown): ModelAnswer => {
      if (!live?.begun()) throw error;
      return { error: { type: 'InternalServerException', message: String(error) } };
    });
    const latency = () => Math.round(performance.now() - started);
    if (live?.begun()) return live.end(answered, latency());
    if (!('output' in answered)) throw failure(answered.error);
    const reply = replyOf(request, answered.output, answered.usage);
    const latencyMs = latency();
    if (operation === 'converse-stream') {
      res.writeHead(200, streamHeaders());
      for (const frame of streamFrames(reply, latencyMs, answered.error)) res.write(frame);
      res.end('');
    } else {
      if (answered.error) throw failure(answered.error);
      res.writeHead(200, headers('application/json'));
      res.end(JSON.stringify(body(reply, latencyMs)));
    }
  }

  return listenBothProtocols((req, res) => void converse(req, res).catch((error) => refuse(res, error)), port);
}

/** Sends the pieces of an answer as they come. Nothing is sent before the first, so that a refusal can still be one. */
function liveStream(request: ModelRequest, res: ProtocolResponse) {
  const tool = request.answerAs.kind === 'tool' ? request.answerAs.name : undefined;
  let begun = false;
  const write = (frames: Iterable<Uint8Array>): void => {
    for (const frame of frames) res.write(frame);
  };
  return {
    begun: () => begun,
    onPiece: (piece: string): void => {
      if (!begun) {
        res.writeHead(200, streamHeaders());
        write(beginning(tool, randomUUID()));
      }
      begun = true;
      res.write(pieceFrame(piece, tool !== undefined));
    },
    end: (answered: ModelAnswer, latencyMs: number): void => {
      const usage = 'usage' in answered ? answered.usage : { inputTokens: 0, outputTokens: 0 };
      write(ending(replyOf(request, {}, usage), latencyMs, answered.error));
      res.end('');
    },
  };
}

const streamHeaders = () => headers('application/vnd.amazon.eventstream');

function body({ thought, content, stopReason, usage }: ConverseReply, latencyMs: number) {
  const blocks = [...(thought ? [thought] : []), content];
  return { output: { message: { role: 'assistant', content: blocks } }, stopReason, usage, metrics: { latencyMs } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceError('SerializationException', 'The request is not valid JSON');
  }
}

function failure({ type, message }: ModelError): ServiceError {
  return new ServiceError(type, message, errorStatus[type]);
}

function refuse(res: ProtocolResponse, error: unknown): void {
  const known = asRefusal(error);
  if (!(known instanceof ServiceError)) console.error('[bedrock]', known);
  const { name, message, status } =
    known instanceof ServiceError ? known : failure({ type: 'InternalServerException', message: String(known) });
  res.writeHead(status, { ...headers('application/json'), 'x-amzn-errortype': name });
  res.end(JSON.stringify({ message }));
}

function asRefusal(error: unknown): unknown {
  if (error instanceof BodyTooLarge) return new ServiceError('ValidationException', 'Input is too long.');
  if (error instanceof URIError) return new ServiceError('ValidationException', 'The address is not well-formed.');
  return error;
}

function headers(type: string): Record<string, string> {
  return { 'content-type': type, 'x-amzn-requestid': randomUUID() };
}
