import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { type Endpoint, IDEMPOTENCY_HEADER } from '../../../shared/contract/endpoint.ts';
import { AppError } from '../../../shared/model/app-error.ts';
import { type ErrorCode, errorCodes } from '../../../shared/model/error-code.ts';
import type { IdempotentRequest } from '../../domain/request/request.ts';

/** More than the longest text that the contract allows, less than the payload limit of Lambda. */
const LARGEST_BODY_BYTES = 4 * 1_024 * 1_024;

export interface ParsedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type Event = Pick<
  APIGatewayProxyEventV2,
  'body' | 'headers' | 'isBase64Encoded' | 'pathParameters' | 'queryStringParameters'
>;

const isCode = (text: string): text is ErrorCode => Object.hasOwn(errorCodes, text);

/** Parses a part of the request. A rule whose message is an error code throws that code, others `invalid`. */
const parsePart = (schema: z.ZodMiniType | undefined, value: unknown, where: string): unknown => {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  throw new AppError(
    issues.map(({ message }) => message).find(isCode) ?? 'invalid',
    issues.map(({ path, code }) => ({ path: [where, ...path].join('.'), problem: code })),
  );
};

/** Refuses a body that is too large, also where the endpoint takes none. */
export const refuseLarge = ({ body = '', isBase64Encoded }: Pick<Event, 'body' | 'isBase64Encoded'>): void => {
  const bytes = Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes > LARGEST_BODY_BYTES) throw new AppError('too_large');
};

/** The parsed JSON body, not validated. Throws `not_json`. */
export const jsonOf = ({ body = '', isBase64Encoded }: Event): unknown => {
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('not_json');
  }
};

export const parseInput = (endpoint: Endpoint, event: Event): ParsedInput => ({
  params: parsePart(endpoint.params, event.pathParameters ?? {}, 'params'),
  query: parsePart(endpoint.query, event.queryStringParameters ?? {}, 'query'),
  body: endpoint.body && parsePart(endpoint.body, jsonOf(event), 'body'),
});

const KeySchema = z.optional(z.string().check(z.regex(/^[\w-]{8,100}$/)));

/** Identifies a repeated POST by its idempotency key and a hash of its input. Undefined without a key. */
export const requestOf = (
  endpoint: Endpoint,
  event: Event,
  input: ParsedInput,
  userId: string | undefined,
  now: number,
): IdempotentRequest | undefined => {
  if (!endpoint.idempotent || userId === undefined) return undefined;
  const key = parsePart(KeySchema, event.headers[IDEMPOTENCY_HEADER], `headers.${IDEMPOTENCY_HEADER}`);
  if (typeof key !== 'string') return undefined;
  const content = JSON.stringify([endpoint.method, endpoint.path, input]);
  return { userId, key, fingerprint: createHash('sha256').update(content).digest('hex'), now };
};
