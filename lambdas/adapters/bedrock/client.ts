import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import type { Converse } from './request.ts';

/** A long scene takes half a minute; what takes longer than this hangs, and is asked for anew. */
const LONGEST_MS = 120_000;

/**
 * The SDK retries throttling a few times by itself; the workflow does the longer waiting. HTTP/1.1, as for every other
 * service: one call a function at a time gains nothing from a second protocol, and loading it takes longer.
 */
export const bedrock = (): Converse => {
  const client = new BedrockRuntimeClient({
    maxAttempts: 3,
    requestHandler: new NodeHttpHandler({ requestTimeout: LONGEST_MS, throwOnRequestTimeout: true }),
  });
  return (input) => client.send(new ConverseCommand(input));
};
