import { Readable } from 'node:stream';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { ExportFiles } from '../../domain/export/ports.ts';
import type { MaterialFiles } from '../../domain/material/ports.ts';
import { s3Client } from './client.ts';
import { openFiles } from './files.ts';

/** Reads and erases by `files`; writes bytes, and streams of more than fits into memory. */
export const createExportFiles = (
  client: S3Client,
  bucket: string,
  { read, erase }: Pick<MaterialFiles, 'read' | 'erase'>,
): ExportFiles => ({
  read,
  erase,

  write: async (key, data, contentType) => {
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: data, ContentType: contentType }));
  },

  // The length is known beforehand, so a single request is enough; no multipart upload.
  stream: async (key, pieces, bytes, contentType) => {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: Readable.from(pieces, { objectMode: false }),
        ContentLength: bytes,
        ContentType: contentType,
      }),
    );
  },
});

export const openExportFiles = (bucket: string): ExportFiles =>
  createExportFiles(s3Client(), bucket, openFiles(bucket));
