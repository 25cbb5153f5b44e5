import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { AVATAR_BYTES } from '../../../shared/catalogue/avatars.ts';
import type { PhotoFiles } from '../../domain/user/ports.ts';
import { s3Client } from './client.ts';
import { undefinedIfMissing } from './missing-object.ts';

/** So that an hour after a photo was removed, no cache still has it. */
const CACHED = 'public, max-age=3600';

/** `endpoint`: the address of the local bucket as browsers see it; undefined for S3. */
export const openPhotoFiles = (bucket: string, endpoint?: string): PhotoFiles => {
  const client = s3Client();
  const signer = endpoint === undefined ? client : s3Client(endpoint);
  return {
    form: (key, type, seconds) =>
      createPresignedPost(signer, {
        Bucket: bucket,
        Key: key,
        Fields: { 'Content-Type': type },
        Conditions: [['content-length-range', 1, AVATAR_BYTES]],
        Expires: seconds,
      }),

    read: async (key) => {
      const found = await undefinedIfMissing(client.send(new GetObjectCommand({ Bucket: bucket, Key: key })));
      return found?.Body?.transformToByteArray();
    },

    publish: async (key, photo, type) => {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: photo, ContentType: type, CacheControl: CACHED }),
      );
    },

    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
};
