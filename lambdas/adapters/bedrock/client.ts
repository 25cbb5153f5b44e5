import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import type { Converse } from './request.ts';

const CONNECTING_MS = 5_000;

/**
 * The SDK retries immediate failures within the time limit of the call; longer waits are left to the workflow.
 * HTTP/1.1, as for every other service: one call a function at a time gains nothing from a second protocol, and
 * loading it takes longer.
 */
export const bedrock = (): Converse => {
  const client = new BedrockRuntimeClient({
    maxAttempts: 3,
    requestHandler: new NodeHttpHandler({ connectionTimeout: CONNECTING_MS }),
  });
  return (input, limitMs) => client.send(new ConverseCommand(input), { abortSignal: AbortSignal.timeout(limitMs) });
};
