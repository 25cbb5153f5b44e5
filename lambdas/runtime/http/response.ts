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

/** A smaller body fits into one packet anyway, and CloudFront does not compress it either. */
const SMALLEST_BYTES = 1_000;

/** Whether an Accept-Encoding header accepts a coding: by its name or by `*`, and with a quality above 0. */
export const acceptsEncoding = (coding: 'gzip' | 'br', accepted = ''): boolean => {
  const qualities = new Map(
    accepted.split(',').map((one) => {
      const [name = '', ...parameters] = one.toLowerCase().replaceAll(/\s/g, '').split(';');
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.slice(2))];
    }),
  );
  return (qualities.get(coding) ?? qualities.get('*') ?? 0) > 0;
};

/** Compresses a response if the client accepts it. The gateway does not compress, and the CDN only what it caches (decisions/0018). */
export const compress = async (
  answer: APIGatewayProxyStructuredResultV2,
  accepted: string | undefined,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const { body, headers } = answer;
  if (body === undefined || Buffer.byteLength(body) < SMALLEST_BYTES) return answer;
  const varying = { ...headers, vary: 'accept-encoding' };
  if (!acceptsEncoding('gzip', accepted)) return { ...answer, headers: varying };
  // Loaded with the first response that is compressed, not at every cold start.
  const { gzipSync } = await import('node:zlib');
  return {
    ...answer,
    headers: { ...varying, 'content-encoding': 'gzip' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  };
};
