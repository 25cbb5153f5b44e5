import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { Bucket, startBucket } from './bucket.ts';

const Key = 'exports/all of it.zip';
const big = Buffer.alloc(5 * 1024 * 1024, 'a');
const small = Buffer.from('the rest');

const create = async (client: S3Client) => {
  const command = new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'application/zip' });
  return (await client.send(command)).UploadId;
};
const part = async (client: S3Client, UploadId: string | undefined, PartNumber: number, Body: Buffer, key = Key) => {
  const { ETag } = await client.send(new UploadPartCommand({ Bucket, Key: key, UploadId, PartNumber, Body }));
  return { ETag, PartNumber };
};
const complete = (client: S3Client, UploadId: string | undefined, Parts: object[]) =>
  client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));

describe('an upload in parts', () => {
  it('is an object once it is complete, put together by number, with its own kind of tag', async () => {
    const { client } = await startBucket();
    const id = await create(client);
    const second = await part(client, id, 2, small);
    const first = await part(client, id, 1, big);
    const { KeyCount } = await client.send(new ListObjectsV2Command({ Bucket }));
    expect(KeyCount).toBe(0);
    const { ETag } = await complete(client, id, [first, second]);
    expect(ETag).toMatch(/^"[0-9a-f]{32}-2"$/);
    const got = await client.send(new GetObjectCommand({ Bucket, Key }));
    expect(got).toMatchObject({ ContentType: 'application/zip', ETag });
    const bytes = Buffer.from(await got.Body!.transformToByteArray());
    expect(Buffer.compare(bytes, Buffer.concat([big, small]))).toBe(0);
    await expect(complete(client, id, [first, second])).rejects.toMatchObject({ name: 'NoSuchUpload' });
  });

  it('is refused with parts that are too small, unknown, changed or out of order', async () => {
    const { client } = await startBucket();
    const id = await create(client);
    const [one, two] = [await part(client, id, 1, small), await part(client, id, 2, small)];
    const refused: [object[], string][] = [
      [[one, two], 'EntityTooSmall'],
      [[two, one], 'InvalidPartOrder'],
      [[one, { ...two, PartNumber: 3 }], 'InvalidPart'],
      [[{ ...one, ETag: '"0123"' }], 'InvalidPart'],
    ];
    for (const [parts, name] of refused) await expect(complete(client, id, parts)).rejects.toMatchObject({ name });
    await expect(part(client, id, 0, small)).rejects.toMatchObject({ name: 'InvalidArgument' });
    await complete(client, id, [one]);
  });

  it('is gone when it is given up, belongs to one key, and lies about for a day at most', async () => {
    let ahead = 0;
    const { client, sweep } = await startBucket({ now: () => Date.now() + ahead });
    const [given, left] = [await create(client), await create(client)];
    const gone = { name: 'NoSuchUpload' };
    await expect(part(client, left, 1, small, 'another')).rejects.toMatchObject(gone);
    await part(client, given, 1, small);
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId: given }));
    await expect(part(client, given, 2, small)).rejects.toMatchObject(gone);
    const kept = await part(client, left, 1, small);
    ahead = 25 * 3600_000;
    sweep();
    ahead = 0;
    await expect(complete(client, left, [kept])).rejects.toMatchObject(gone);
    await expect(client.send(new HeadObjectCommand({ Bucket, Key }))).rejects.toMatchObject({ name: 'NotFound' });
  });
});
