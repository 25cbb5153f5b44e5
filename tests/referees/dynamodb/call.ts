import { createHash } from 'node:crypto';

/** Calls DynamoDB Local or its streams in AWS JSON; it wants a signature and does not look at it. */
export const asking =
  (endpoint: string, service: 'DynamoDB_20120810' | 'DynamoDBStreams_20120810') =>
  async <T>(operation: string, input: object): Promise<T> => {
    const scope = `key/20250101/us-east-1/${service.startsWith('DynamoDBS') ? 'streams.' : ''}dynamodb/aws4_request`;
    const authorization = `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host, Signature=${createHash('sha256').digest('hex')}`;
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `${service}.${operation}`,
        authorization,
      },
      body: JSON.stringify(input),
    });
    if (!answer.ok) throw new Error(`${operation}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
