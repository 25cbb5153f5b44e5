import { randomUUID } from 'node:crypto';
import { BodyTooLarge, readBody } from '../lib/http.ts';
import { ServiceError } from '../lib/service-error.ts';
import { requireSignature } from '../lib/signed.ts';
import { streamFrames } from './event-stream.ts';
import { errorStatus, type LocalModel, type ModelError, type ModelLimits } from './local-model.ts';
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
    const answered = await answer(request);
    if (!('output' in answered)) throw failure(answered.error);
    const reply = replyOf(request, answered.output, answered.usage);
    const latencyMs = Math.round(performance.now() - started);
    if (operation === 'converse-stream') {
      res.writeHead(200, headers('application/vnd.amazon.eventstream'));
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
