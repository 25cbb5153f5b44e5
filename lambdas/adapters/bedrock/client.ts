import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';

/** A long scene takes half a minute; what takes longer than this hangs, and is asked for anew. */
const LONGEST_MS = 120_000;

/** The SDK retries throttling a few times by itself; the workflow does the longer waiting. */
export const bedrockClient = (): BedrockRuntimeClient =>
  new BedrockRuntimeClient({ maxAttempts: 3, requestHandler: { requestTimeout: LONGEST_MS } });
