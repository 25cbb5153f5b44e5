import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { Bucket, startBucket } from './bucket.ts';

const filled = async (keys: readonly string[]) => {
  const { client } = await startBucket();
  for (const Key of keys) await client.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));
  return async (input: object) => {
    const answer = await client.send(new ListObjectsV2Command({ Bucket, ...input }));
    const keysOf = (answer.Contents ?? []).map(({ Key }) => Key);
    return { answer, keys: keysOf, groups: (answer.CommonPrefixes ?? []).map(({ Prefix }) => Prefix) };
  };
};

it('lists one level of a bucket: what lies deeper stands as a group for all of it', async () => {
  const list = await filled(['a/1', 'a/2', 'a/b/3', 'b', 'c/4', 'c-5']);
  const top = await list({ Delimiter: '/' });
  expect([top.groups, top.keys, top.answer.KeyCount]).toEqual([['a/', 'c/'], ['b', 'c-5'], 4]);
  const below = await list({ Delimiter: '/', Prefix: 'a/' });
  expect([below.groups, below.keys]).toEqual([['a/b/'], ['a/1', 'a/2']]);
});

it('goes on behind a group on the next page', async () => {
  const list = await filled(['a/1', 'a/2', 'b', 'c/3', 'c/4']);
  const pages: unknown[] = [];
  for (let ContinuationToken: string | undefined; ; ) {
    const { answer, groups, keys } = await list({ Delimiter: '/', MaxKeys: 1, ContinuationToken });
    pages.push([groups, keys, answer.IsTruncated]);
    ContinuationToken = answer.NextContinuationToken;
    if (!ContinuationToken) break;
  }
  expect(pages).toEqual([
    [['a/'], [], true],
    [[], ['b'], true],
    [['c/'], [], false],
  ]);
});

it('writes names as in an address where it is asked to, and refuses another way', async () => {
  const list = await filled(['x y/ü+(1).txt']);
  const plain = await list({});
  expect([plain.keys, plain.answer.EncodingType]).toEqual([['x y/ü+(1).txt'], undefined]);
  const { answer, keys } = await list({ EncodingType: 'url', Prefix: 'x y/' });
  expect([keys, answer.Prefix, answer.EncodingType]).toEqual([['x+y/%C3%BC%2B%281%29.txt'], 'x+y/', 'url']);
  await expect(list({ EncodingType: 'base64' })).rejects.toMatchObject({ name: 'InvalidArgument' });
});
