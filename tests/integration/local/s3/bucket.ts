import { S3Client } from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import { type S3Options, startS3 } from '../../../../local/s3/start.ts';

export const Bucket = 'fabula-files';
export const origin = 'http://localhost:3000';
const secretAccessKey = 'local-secret';

export function s3Client(endpoint: string, secret = secretAccessKey) {
  const credentials = { accessKeyId: 'local', secretAccessKey: secret };
  return new S3Client({ endpoint, region: 'eu-central-1', credentials, maxAttempts: 1 });
}

/** The embedded S3 with the application's bucket, in memory unless a folder is given; stops with the test. */
export async function startBucket(options: Partial<S3Options> = {}) {
  const s3 = await startS3({ secretAccessKey, allowedOrigins: [origin], buckets: [Bucket], ...options });
  onTestFinished(() => s3.close());
  return { ...s3, client: s3Client(s3.endpoint) };
}
