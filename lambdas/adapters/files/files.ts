import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { MaterialFiles } from '../../domain/material/ports.ts';
import { s3Client } from './client.ts';
import { undefinedIfMissing } from './missing-object.ts';
import { createObjects } from './objects.ts';

const erase = async (client: S3Client, bucket: string, prefix: string): Promise<void> => {
  for (;;) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }));
    if (Contents.length === 0) return;
    const Objects = Contents.map(({ Key }) => ({ Key }));
    const { Errors = [] } = await client.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
    );
    if (Errors.length > 0) throw new Error(`${Errors.length} objects below ${prefix} stay: ${Errors[0]?.Code}`);
  }
};

const filesOf = (client: S3Client, signer: S3Client, bucket: string): MaterialFiles => ({
  ...createObjects(client, bucket),

  form: (key, contentType, maxBytes, seconds) =>
    createPresignedPost(signer, {
      Bucket: bucket,
      Key: key,
      Fields: { 'Content-Type': contentType },
      Conditions: [['content-length-range', 1, maxBytes]],
      Expires: seconds,
    }),

  stat: async (key) => {
    const head = await undefinedIfMissing(client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })));
    return head && { size: head.ContentLength ?? 0, tag: head.ETag ?? '' };
  },

  copy: async (from, to) => {
    const source = `${bucket}/${from}`.split('/').map(encodeURIComponent).join('/');
    await client.send(new CopyObjectCommand({ Bucket: bucket, CopySource: source, Key: to }));
  },

  erase: (prefix) => erase(client, bucket, prefix),
});

/** `endpoint`: the address of the local bucket as browsers see it; undefined for S3. */
export const openFiles = (bucket: string, endpoint?: string): MaterialFiles => {
  const client = s3Client();
  return filesOf(client, endpoint === undefined ? client : s3Client(endpoint), bucket);
};
