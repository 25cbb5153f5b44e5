import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Links } from '../../domain/export/ports.ts';
import { s3Client } from './client.ts';

/** `endpoint`: the address of the local bucket as browsers see it; undefined for S3. */
export const openLinks = (bucket: string, endpoint?: string): Links => {
  const client = s3Client(endpoint);
  return {
    link: (key, name, seconds) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          ResponseContentDisposition: `attachment; filename="${name}"`,
        }),
        { expiresIn: seconds },
      ),
  };
};
