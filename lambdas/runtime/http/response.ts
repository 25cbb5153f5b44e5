import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import type { Endpoint, ErrorBody } from '../../../shared/contract/endpoint.ts';
import type { AppError } from '../../../shared/model/app-error.ts';
import { errorCodes } from '../../../shared/model/error-code.ts';

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

const page = { ...headers, 'content-type': 'text/html; charset=utf-8' };

const bodyOf = ({ type }: Endpoint, output: unknown) =>
  type === 'html' ? { headers: page, body: String(output) } : { headers, body: JSON.stringify(output) };

/** The response of an endpoint. The output is parsed too, so that nothing leaves that is not in the contract. */
export const respond = (endpoint: Endpoint, output: unknown): APIGatewayProxyStructuredResultV2 =>
  endpoint.status === 204
    ? { statusCode: 204, headers }
    : { statusCode: endpoint.status, ...bodyOf(endpoint, z.parse(endpoint.output, output)) };

const RetryAfterSchema = z.object({ retry_after: z.int() });
/** Seconds after which to retry, if the details of a refusal say so. */
const retryAfterOf = (details: unknown): number | undefined => z.safeParse(RetryAfterSchema, details).data?.retry_after;

export const refusal = ({ code, details }: Pick<AppError, 'code' | 'details'>): APIGatewayProxyStructuredResultV2 => {
  const known = errorCodes[code];
  const body: ErrorBody = { error: known.text, code, ...(details === undefined ? {} : { details }) };
  const seconds = retryAfterOf(details) ?? ('retryAfter' in known ? known.retryAfter : undefined);
  const withRetry = seconds === undefined ? headers : { ...headers, 'retry-after': String(seconds) };
  return { statusCode: known.status, headers: withRetry, body: JSON.stringify(body) };
};
