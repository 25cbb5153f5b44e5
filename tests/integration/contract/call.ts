import { ulid } from 'ulid';
import { urlOf } from '../../../shared/contract/client.ts';
import { type Endpoint, IDEMPOTENCY_HEADER } from '../../../shared/contract/endpoint.ts';
import type { BadInput, RawInput } from './bad-inputs.ts';

export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** A call as any HTTP client could make it: nothing is checked on the way out. */
export const call = async (
  origin: string,
  endpoint: Endpoint,
  { input, rawBody }: { input: RawInput } & Partial<Pick<BadInput, 'rawBody'>>,
  token?: string,
): Promise<RawAnswer> => {
  const body = rawBody ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
  const response = await fetch(origin + urlOf(endpoint, input), {
    method: endpoint.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      [IDEMPOTENCY_HEADER]: ulid(),
    },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
};
