import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import {
  BedrockRuntimeClient,
  BedrockRuntimeServiceException,
  ConverseCommand,
  type ConverseCommandInput,
  ConverseStreamCommand,
  type ConverseStreamCommandOutput,
} from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { awsError, listen, readBody, sendJson } from '../lib/http.ts';
import { signed } from '../lib/signed.ts';
import { event, exceptionFrame } from './event-stream.ts';

const PATH = /^\/model\/([^/]+)\/(converse|converse-stream)$/;
const MAX_REQUEST_BYTES = 20_000_000;

/** Uses the user's own credentials, region and endpoint: this thread has the environment that the process was started with. */
const client = new BedrockRuntimeClient({
  maxAttempts: 3,
  requestHandler: new NodeHttpHandler({ requestTimeout: 120_000 }),
});

const forward = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
  const [, model = '', operation] = PATH.exec(req.url ?? '') ?? [];
  const modelId = decodeURIComponent(model);
  const input = JSON.parse((await readBody(req, MAX_REQUEST_BYTES)).toString()) as Omit<
    ConverseCommandInput,
    'modelId'
  >;
  if (operation === 'converse-stream')
    return forwardStream(await client.send(new ConverseStreamCommand({ ...input, modelId })), res);
  const { output, stopReason, usage, metrics } = await client.send(new ConverseCommand({ ...input, modelId }));
  sendJson(res, 200, { output, stopReason, usage, metrics });
};

/** Frame by frame. An error in the middle is a frame too; a connection that breaks is broken here as well. */
const forwardStream = async ({ stream }: ConverseStreamCommandOutput, res: ServerResponse): Promise<void> => {
  res.writeHead(200, { 'content-type': 'application/vnd.amazon.eventstream' });
  try {
    for await (const part of stream ?? [])
      for (const [type, body] of Object.entries(part)) res.write(event(type, Object(body)));
    res.end();
  } catch (error) {
    if (!(error instanceof BedrockRuntimeServiceException)) return void res.destroy();
    res.end(exceptionFrame(error.name, error.message));
  }
};

/** Errors of Bedrock are passed on; any other error is a `ServiceUnavailableException`. */
const refuse = (res: ServerResponse, error: unknown): void => {
  const known = error instanceof BedrockRuntimeServiceException;
  const message = error instanceof Error ? error.message : String(error);
  if (!known) console.error(`[bedrock] ${message}`);
  awsError(
    res,
    known ? (error.$metadata.httpStatusCode ?? 500) : 503,
    known ? error.name : 'ServiceUnavailableException',
    message,
  );
};

/** Only signed requests, because forwarded calls cost money. */
const listener = signed(String(workerData), (req, res) => forward(req, res).catch((error) => refuse(res, error)));
const server = createServer((req, res) => void listener(req, res));
const { endpoint } = await listen(server);
parentPort?.postMessage(endpoint);
