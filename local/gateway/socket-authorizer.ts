import type { APIGatewayAuthorizerResult } from 'aws-lambda';
import { FunctionError } from '../lambda/function-error.ts';
import type { Invoke } from '../lambda/lambdas.ts';
import { API_ID } from './request-context.ts';

/** A refused handshake, by its HTTP status. */
export class Denied extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The handshake is answered ${status}`);
    this.status = status;
  }
}

export interface SocketAuthorizer {
  /** The function's name. */
  fn: string;
  /** The required query parameter; without it, the answer is 401. */
  parameter: string;
}

/** Calls a REQUEST authorizer; returns its context, throws `Denied` when it refuses. */
export async function authorize(
  { fn, parameter }: SocketAuthorizer,
  invoke: Invoke,
  event: object & { queryStringParameters?: Record<string, string> },
): Promise<Record<string, string>> {
  if (!event.queryStringParameters?.[parameter]) throw new Denied(401);
  const methodArn = `arn:aws:execute-api:us-east-1:000000000000:${API_ID}/live/$connect`;
  const started = Date.now();
  const result = await invoke(fn, { ...event, type: 'REQUEST', methodArn }).catch((error: unknown) => {
    // An authorizer answers 401 by throwing exactly this message.
    throw new Denied(error instanceof FunctionError && error.message === 'Unauthorized' ? 401 : 500);
  });
  const { principalId, policyDocument, context } = result as APIGatewayAuthorizerResult;
  const statements = policyDocument?.Statement ?? [];
  if (statements.length === 0 || statements.some(({ Effect }) => Effect !== 'Allow')) throw new Denied(403);
  const entries = Object.entries({ ...context, principalId, integrationLatency: Date.now() - started });
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
