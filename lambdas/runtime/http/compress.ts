import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** Below it fits into one packet anyway, and CloudFront compresses nothing smaller either. */
const WORTH_IT_BYTES = 1_000;

/** Whether an Accept-Encoding header takes a coding: named, or as one of all, and not with a quality of nothing. */
export const takes = (wanted: 'gzip' | 'br', accepted = ''): boolean => {
  const qualities = new Map(
    accepted.split(',').map((one) => {
      const [coding = '', ...parameters] = one.toLowerCase().replaceAll(/\s/g, '').split(';');
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [coding, quality === undefined ? 1 : Number(quality.slice(2))];
    }),
  );
  return (qualities.get(wanted) ?? qualities.get('*') ?? 0) > 0;
};

/** An answer as a client takes it. The gateway compresses nothing, and the CDN only what it may keep (decisions/0018). */
export const compressed = async (
  answer: APIGatewayProxyStructuredResultV2,
  accepted: string | undefined,
): Promise<APIGatewayProxyStructuredResultV2> => {
  const { body, headers } = answer;
  if (body === undefined || Buffer.byteLength(body) < WORTH_IT_BYTES) return answer;
  const varying = { ...headers, vary: 'accept-encoding' };
  if (!takes('gzip', accepted)) return { ...answer, headers: varying };
  // Loaded with the first answer that is worth it, and not with every function.
  const { gzipSync } = await import('node:zlib');
  return {
    ...answer,
    headers: { ...varying, 'content-encoding': 'gzip' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  };
};
