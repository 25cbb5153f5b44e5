import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { TextFiles } from '../../domain/material/ports.ts';
import { s3Client } from './client.ts';
import { undefinedIfMissing } from './missing-object.ts';

export const createObjects = (client: S3Client, bucket: string): TextFiles => ({
  write: async (key, text, contentType) => {
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: text, ContentType: contentType }));
  },

  read: async (key) => {
    const found = await undefinedIfMissing(client.send(new GetObjectCommand({ Bucket: bucket, Key: key })));
    return found?.Body?.transformToByteArray();
  },
});

export const openObjects = (bucket: string): TextFiles => createObjects(s3Client(), bucket);
