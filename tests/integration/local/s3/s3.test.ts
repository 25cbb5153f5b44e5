import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Bucket, s3Client, startBucket } from './bucket.ts';

const put = (client: S3Client, Key: string, Body: string | Uint8Array, more: object = {}) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));

const text = async (client: S3Client, Key: string, more: object = {}) => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...more }));
  return Body?.transformToString();
};

const keys = async (client: S3Client, input: object = {}) => {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, ...input }));
  return Contents.map(({ Key }) => Key);
};

describe('the embedded S3', () => {
  it('gives back an object with its type and its metadata', async () => {
    const { client } = await startBucket();
    const Body = Buffer.alloc(6_000_000, 'binary ♥');
    await put(client, 'files/übung 1+2.bin', Body, { ContentType: 'application/pdf', Metadata: { owner: 'ann' } });
    const got = await client.send(new GetObjectCommand({ Bucket, Key: 'files/übung 1+2.bin' }));
    expect(got).toMatchObject({ ContentType: 'application/pdf', ContentLength: 6_000_000, Metadata: { owner: 'ann' } });
    expect(Buffer.compare(Buffer.from(await got.Body!.transformToByteArray()), Body)).toBe(0);
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: 'files/übung 1+2.bin' }));
    expect(head).toMatchObject({ ContentLength: 6_000_000, ETag: got.ETag });
  });

  it('gives ranges of an object', async () => {
    const { client } = await startBucket();
    await put(client, 'digits', '0123456789');
    expect(await text(client, 'digits', { Range: 'bytes=2-4' })).toBe('234');
    expect(await text(client, 'digits', { Range: 'bytes=7-' })).toBe('789');
    expect(await text(client, 'digits', { Range: 'bytes=-2' })).toBe('89');
    const part = await client.send(new GetObjectCommand({ Bucket, Key: 'digits', Range: 'bytes=8-99' }));
    expect(part).toMatchObject({ ContentRange: 'bytes 8-9/10', ContentLength: 2 });
    await expect(text(client, 'digits', { Range: 'bytes=10-12' })).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  it('keeps empty objects', async () => {
    const { client } = await startBucket();
    await put(client, 'empty', '', { ContentLength: 0 });
    expect(await text(client, 'empty')).toBe('');
  });

  it('says what is not there', async () => {
    const { client } = await startBucket();
    await expect(text(client, 'none')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'none' }))).rejects.toMatchObject({
      name: 'NotFound',
    });
    const elsewhere = client.send(new GetObjectCommand({ Bucket: 'other', Key: 'none' }));
    await expect(elsewhere).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });

  it('writes only what is not there yet when asked to', async () => {
    const { client } = await startBucket();
    await put(client, 'once', 'first', { IfNoneMatch: '*' });
    await expect(put(client, 'once', 'second', { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    expect(await text(client, 'once')).toBe('first');
  });

  it('lists by prefix in the order of bytes, page by page', async () => {
    const { client } = await startBucket();
    for (const key of ['l/b', 'l/a', 'l/ä', 'l/c', 'm/a', 'l']) await put(client, key, key);
    expect(await keys(client, { Prefix: 'l/' })).toEqual(['l/a', 'l/b', 'l/c', 'l/ä']);
    const seen: (string | undefined)[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'l/', MaxKeys: 3, ContinuationToken }));
      expect(page.IsTruncated).toBe(page.NextContinuationToken !== undefined);
      seen.push(...(page.Contents ?? []).map(({ Key }) => Key));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    expect(seen).toEqual(['l/a', 'l/b', 'l/c', 'l/ä']);
  });

  it('copies an object with its headers or with new ones', async () => {
    const { client } = await startBucket();
    await put(client, 'from/ä b', 'content', { ContentType: 'text/plain' });
    const CopySource = `${Bucket}/${encodeURIComponent('from/ä b')}`;
    await client.send(new CopyObjectCommand({ Bucket, Key: 'kept', CopySource }));
    const replaced = { MetadataDirective: 'REPLACE', ContentType: 'text/markdown' } as const;
    await client.send(new CopyObjectCommand({ Bucket, Key: 'new', CopySource, ...replaced }));
    expect([await text(client, 'kept'), await text(client, 'new')]).toEqual(['content', 'content']);
    const types = ['kept', 'new'].map((Key) => client.send(new HeadObjectCommand({ Bucket, Key })));
    expect((await Promise.all(types)).map(({ ContentType }) => ContentType)).toEqual(['text/plain', 'text/markdown']);
  });

  it('deletes one object or many, there or not', async () => {
    const { client } = await startBucket();
    for (const key of ['a', 'b & <c>', 'd']) await put(client, key, key);
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
    const Objects = ['b & <c>', 'never'].map((Key) => ({ Key }));
    const { Deleted } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect(Deleted).toEqual(Objects);
    expect(await keys(client)).toEqual(['d']);
  });

  it('refuses requests that are signed with another secret', async () => {
    const { endpoint } = await startBucket();
    const stranger = s3Client(endpoint, 'another-secret');
    await expect(put(stranger, 'a', 'a')).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  });

  it('refuses requests whose time is far from its own', async () => {
    const { client } = await startBucket({ now: () => Date.now() + 16 * 60_000 });
    await expect(put(client, 'a', 'a')).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
  });

  it('refuses what it does not know loudly', async () => {
    const { client } = await startBucket();
    await put(client, 'a', 'a');
    const tagging = new PutObjectTaggingCommand({ Bucket, Key: 'a', Tagging: { TagSet: [{ Key: 'k', Value: 'v' }] } });
    const owners = new ListObjectsV2Command({ Bucket, FetchOwner: true });
    const name = 'NotImplemented';
    await expect(client.send(tagging)).rejects.toMatchObject({ name });
    await expect(client.send(owners)).rejects.toMatchObject({ name });
    expect(await text(client, 'a')).toBe('a');
  });

  it('removes uploads after a day, exports after two, and nothing else', async () => {
    let now = Date.now();
    const { client, sweep } = await startBucket({ now: () => now });
    for (const key of ['uploads/old', 'exports/old', 'materials/old']) await put(client, key, 'x');
    const left = async (hours: number) => {
      now += hours * 3600_000;
      sweep();
      now -= hours * 3600_000;
      return keys(client);
    };
    expect(await left(23)).toEqual(['exports/old', 'materials/old', 'uploads/old']);
    expect(await left(25)).toEqual(['exports/old', 'materials/old']);
    expect(await left(47)).toEqual(['exports/old', 'materials/old']);
    expect(await left(49)).toEqual(['materials/old']);
  });

  it('has its objects after a restart', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-s3-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const first = await startBucket({ dataDir });
    await put(first.client, 'kept', 'content');
    const second = await startBucket({ dataDir });
    expect(await text(second.client, 'kept')).toBe('content');
  });
});
