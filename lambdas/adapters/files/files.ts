import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { Files } from '../../domain/material/ports.ts';

const absent = ['NoSuchKey', 'NotFound'];

/** Undefined for an object that is not there; every other failure is one. */
const orAbsent = async <T>(answer: Promise<T>): Promise<T | undefined> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && absent.includes(error.name)) return undefined;
    throw error;
  }
};

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

export const createFiles = (client: S3Client, bucket: string): Files => ({
  form: (key, contentType, maxBytes, seconds) =>
    createPresignedPost(client, {
      Bucket: bucket,
      Key: key,
      Fields: { 'Content-Type': contentType },
      Conditions: [['content-length-range', 1, maxBytes]],
      Expires: seconds,
    }),

  stat: async (key) => {
    const head = await orAbsent(client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })));
    return head && { size: head.ContentLength ?? 0, tag: head.ETag ?? '' };
  },

  copy: async (from, to) => {
    const source = `${bucket}/${from}`.split('/').map(encodeURIComponent).join('/');
    await client.send(new CopyObjectCommand({ Bucket: bucket, CopySource: source, Key: to }));
  },

  write: async (key, text, contentType) => {
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: text, ContentType: contentType }));
  },

  read: async (key) => {
    const found = await orAbsent(client.send(new GetObjectCommand({ Bucket: bucket, Key: key })));
    return found?.Body?.transformToByteArray();
  },

  erase: (prefix) => erase(client, bucket, prefix),
});
