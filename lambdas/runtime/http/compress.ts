import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

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
