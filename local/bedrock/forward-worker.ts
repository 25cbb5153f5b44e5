import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import {
  BedrockRuntimeClient,
  BedrockRuntimeServiceException,
  ConverseCommand,
  type ConverseCommandInput,
} from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { awsError, listen, readBody, sendJson } from '../lib/http.ts';
import { signed } from '../lib/signed.ts';

const PATH = /^\/model\/([^/]+)\/converse$/;
const MAX_REQUEST_BYTES = 20_000_000;

/** Uses the user's own credentials, region and endpoint: this thread has the environment that the process was started with. */
const client = new BedrockRuntimeClient({
  maxAttempts: 3,
  requestHandler: new NodeHttpHandler({ requestTimeout: 120_000 }),
});

const forward = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
  const modelId = decodeURIComponent(PATH.exec(req.url ?? '')?.[1] ?? '');
  const input = JSON.parse((await readBody(req, MAX_REQUEST_BYTES)).toString()) as Omit<
    ConverseCommandInput,
    'modelId'
  >;
  const { output, stopReason, usage, metrics } = await client.send(new ConverseCommand({ ...input, modelId }));
  sendJson(res, 200, { output, stopReason, usage, metrics });
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
