import { S3Client } from '@aws-sdk/client-s3';

/**
 * Checksums only where the service asks for them: a signed form or URL cannot carry one that is not known yet. An
 * `endpoint` is that of a stand-in, which has no names for buckets.
 */
export const s3Client = (endpoint?: string): S3Client =>
  new S3Client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  });
