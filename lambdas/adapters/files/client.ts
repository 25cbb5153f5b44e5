import { S3Client } from '@aws-sdk/client-s3';

/**
 * Checksums only where S3 requires them: a signed form or URL cannot contain one that is not known yet. `endpoint` is
 * that of the local bucket, which is addressed by path and not by host name.
 */
export const s3Client = (endpoint?: string): S3Client =>
  new S3Client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  });
